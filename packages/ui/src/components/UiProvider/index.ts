export type { Politeness } from './announcer.ts';
export {
  type Announce,
  type LinkComponent,
  type LinkComponentProps,
  useAnnounce,
  useCollator,
  useLinkComponent,
  useUiTexts,
} from './contexts.ts';
export { useIsPrinting } from './useIsPrinting.ts';
export { UiProvider, type UiProviderProps } from './UiProvider.tsx';
