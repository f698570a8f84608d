/** The parts of a theme, for providers that write their own. */
export { type ThemeValues, vars } from './contract.css.ts';
export { componentsLayer, resetLayer, themeLayer } from './layers.css.ts';
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
