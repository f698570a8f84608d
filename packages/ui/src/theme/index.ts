/** The parts of a theme, for providers that write their own. */
export { contrastFaults, contrastFaultsOnPage, type ContrastFault } from './contrastFaults.ts';
export { type ThemeValues, vars } from './contract.css.ts';
export { createTheme, type InBothSchemes, type ThemeChanges } from './createTheme.ts';
export { type DesignToken, type DesignTokens, designTokens } from './designTokens.ts';
export { componentsLayer, resetLayer, themeLayer } from './layers.css.ts';
export type { SchemeValues, Theme, WideValues } from './theme.ts';
export { themeCss } from './themeCss.ts';
export { neutral } from './themes/neutral.ts';
export {
  below,
  type Breakpoint,
  breakpoints,
  durations,
  from,
  layers,
  type Tone,
  tones,
} from './tokens.ts';
