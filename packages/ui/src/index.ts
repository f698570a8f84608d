import './theme/global.css.ts';

export type { UiTexts } from './texts.ts';
export { vars, type ThemeValues } from './theme/contract.css.ts';
export { breakpoints, type Breakpoint, type Tone, tones } from './theme/tokens.ts';

// A
export * from './components/Button/index.ts';
export * from './components/Icon/index.ts';
export * from './components/Link/index.ts';
export * from './components/UiProvider/index.ts';
export * from './components/VisuallyHidden/index.ts';

// B
