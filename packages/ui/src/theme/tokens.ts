/**
 * Design decisions that every theme shares. Raw numbers of the design live here and in the theme files, and
 * nowhere else.
 */

/** Window widths in pixels at which layouts change (row B08). `md` is the table breakpoint, `lg` the header's. */
export const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const;
export type Breakpoint = keyof typeof breakpoints;

/** Media query for windows at least as wide as the breakpoint. */
export function from(breakpoint: Breakpoint): string {
  return `screen and (min-width: ${String(breakpoints[breakpoint] / 16)}em)`;
}

/** Media query for windows narrower than the breakpoint. */
export function below(breakpoint: Breakpoint): string {
  return `screen and (max-width: ${String((breakpoints[breakpoint] - 0.02) / 16)}em)`;
}

/** Durations in milliseconds (row U03). */
export const durations = { backdrop: 150, dialog: 300 } as const;

/** Stacking order: what lies over what. */
export const layers = { header: '10', popover: '20', dialog: '30', skipLink: '40' } as const;

/** Meanings that notices and tags can have. Named by meaning, never by colour. */
export const tones = ['info', 'positive', 'warning', 'critical', 'neutral'] as const;
export type Tone = (typeof tones)[number];
