import { durations, narrowEdge } from './tokens.ts';
import type { Theme, WideValues } from './theme.ts';

/** Type, spacing and sizes that our themes share. A theme spreads them and overrides what differs. */
export const measures = {
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
  border: { thin: '1px', thick: '2px', rule: '6px', nav: '4px', bullet: '3px' },
  size: {
    target: '2.75rem',
    button: '3rem',
    container: '71rem',
    reading: '60rem',
    gutter: `min(1.25rem, ${narrowEdge})`,
    measure: '70ch',
    loginArea: '25rem',
  },
  ornament: {
    edge: 'none',
    edgeHeight: '0px',
    markRow: 'none',
    markColumn: 'none',
    bullet: 'solid',
  },
  motion: { backdrop: `${String(durations.backdrop)}ms`, dialog: `${String(durations.dialog)}ms` },
} as const satisfies Partial<Theme['light']>;

/** The values that are larger from 768 px. */
export const wideMeasures: WideValues = {
  text: { h1: '2.25rem', hero: '3rem', amount: '2.25rem', amountLarge: '4rem' },
  size: { gutter: '2rem' },
};
