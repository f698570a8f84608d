import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';

import { type ThemeValues, vars } from '../contract.css.ts';
import { themeLayer } from '../layers.css.ts';
import { breakpoints, durations, narrowEdge } from '../tokens.ts';

/** Trafikfonden, light. Contrast of each pair is listed in the design's colour table and proven by a test. */
export const trafikfondenLight: ThemeValues = {
  color: {
    ink: '#14232B',
    inkSoft: '#41525C',
    canvas: '#F7F5F0',
    surface: '#FFFFFF',
    line: '#D9D5CB',
    control: '#66757E',
    brand: '#0E4A47',
    brandHover: '#093533',
    brandText: '#0E4A47',
    brandTextHover: '#093533',
    onBrand: '#FFFFFF',
    brandTint: '#E3EFEC',
    mint: '#BFE3DA',
    yellow: '#FFC62E',
    onYellow: '#14232B',
    backdrop: 'rgb(20 35 43 / 0.6)',
    neutralTint: '#EBE8E0',
    brandOverlay: '#2B605D',
    critical: '#A32018',
    criticalTint: '#FBE9E6',
    onCritical: '#FFFFFF',
    warning: '#7A4B00',
    warningTint: '#FFF3D1',
    warningRule: '#B87A00',
    positive: '#1C5E35',
    positiveTint: '#E3F2E7',
    info: '#0C4A78',
    infoTint: '#E3EEF8',
    qrDark: '#14232B',
    qrLight: '#FFFFFF',
  },
  font: {
    body: "'Atkinson Hyperlegible Next Variable', 'Atkinson Fallback', system-ui, sans-serif",
    numeric: 'tabular-nums',
  },
  text: {
    small: '0.9375rem',
    body: '1.0625rem',
    lead: '1.1875rem',
    h3: '1.1875rem',
    h2: '1.5rem',
    h1: '1.875rem',
    hero: '2.125rem',
    amount: '2rem',
    amountMedium: '3rem',
    amountLarge: '2.75rem',
  },
  weight: { regular: '400', medium: '600', bold: '700', heavy: '750' },
  lineHeight: { tight: '1.1', snug: '1.25', body: '1.5' },
  letterSpacing: { amount: '-0.02em' },
  space: {
    x4: '0.25rem',
    x8: '0.5rem',
    x12: '0.75rem',
    x16: '1rem',
    x20: '1.25rem',
    x24: '1.5rem',
    x32: '2rem',
    x40: '2.5rem',
    x48: '3rem',
    x64: '4rem',
    x88: '5.5rem',
  },
  radius: { small: '4px', medium: '10px', large: '16px', pill: '999px' },
  border: { thin: '1px', thick: '2px', rule: '6px', nav: '4px' },
  shadow: {
    raised: '0 4px 12px rgb(20 35 43 / 0.08)',
    overlay: '0 8px 24px rgb(20 35 43 / 0.24)',
  },
  size: {
    target: '2.75rem',
    button: '3rem',
    container: '71rem',
    gutter: `min(1.25rem, ${narrowEdge})`,
    measure: '70ch',
    loginArea: '25rem',
  },
  motion: { backdrop: `${String(durations.backdrop)}ms`, dialog: `${String(durations.dialog)}ms` },
  focus: { inner: '#14232B', outer: '#FFC62E', width: '3px' },
};

createGlobalTheme(':root', vars, { '@layer': themeLayer, ...trafikfondenLight });

globalStyle(':root', {
  '@layer': {
    [themeLayer]: {
      '@media': {
        [`screen and (min-width: ${String(breakpoints.md / 16)}em)`]: {
          vars: {
            [vars.text.h1]: '2.25rem',
            [vars.text.hero]: '3rem',
            [vars.text.amount]: '2.25rem',
            [vars.text.amountLarge]: '4rem',
            [vars.size.gutter]: '2rem',
          },
        },
      },
    },
  },
});
