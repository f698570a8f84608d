import './theme/global.css.ts';

export type { UiTexts } from './texts.ts';
export { vars, type ThemeValues } from './theme/contract.css.ts';
export { breakpoints, type Breakpoint, type Tone, tones } from './theme/tokens.ts';

// A
export * from './components/Badge/index.ts';
export * from './components/Band/index.ts';
export * from './components/BulletList/index.ts';
export * from './components/Button/index.ts';
export * from './components/Card/index.ts';
export * from './components/Checkbox/index.ts';
export * from './components/CookieBanner/index.ts';
export * from './components/DebtBanner/index.ts';
export * from './components/EmptyState/index.ts';
export * from './components/ErrorView/index.ts';
export * from './components/Heading/index.ts';
export * from './components/Hero/index.ts';
export * from './components/Icon/index.ts';
export * from './components/Layout/index.ts';
export * from './components/Link/index.ts';
export * from './components/LinkCard/index.ts';
export * from './components/Loader/index.ts';
export * from './components/Logo/index.ts';
export * from './components/Notice/index.ts';
export * from './components/PageShell/index.ts';
export * from './components/Skeleton/index.ts';
export * from './components/SkipLink/index.ts';
export * from './components/Tag/index.ts';
export * from './components/Text/index.ts';
export * from './components/TextField/index.ts';
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
