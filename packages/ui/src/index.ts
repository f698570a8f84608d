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
export * from './components/Breadcrumbs/index.ts';
export * from './components/Collapsible/index.ts';
export * from './components/DescriptionList/index.ts';
export * from './components/Dialog/index.ts';
export * from './components/DigitGroups/index.ts';
export * from './components/Footer/index.ts';
export * from './components/Header/index.ts';
export * from './components/InfoPopover/index.ts';
export * from './components/QrCode/index.ts';
export * from './components/Stepper/index.ts';
export * from './components/Table/index.ts';
export * from './components/Tabs/index.ts';
