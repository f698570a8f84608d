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

/**
 * Durations in milliseconds: the dialog's motion (row U03), how long a live region keeps a message, how long
 * a wait must last before it is shown and how long it then stays in sight, so that it never flickers, one turn
 * of the loader, how long a span of dates rests before it counts (row K11), how long a writer rests before the
 * counter is heard, and how long a reader waits for a part that is fetched late before a plainer one takes its place.
 */
export const durations = {
  backdrop: 150,
  dialog: 300,
  announcement: 2000,
  confirmation: 2000,
  codeDelay: 10_000,
  loaderDelay: 300,
  loaderShown: 500,
  spin: 900,
  settle: 500,
  counter: 1000,
  patience: 3000,
} as const;

/** The smallest box a browser still draws: what a visually hidden text takes. */
export const hairline = '1px';

/** Stacking order: what lies over what. */
export const layers = { header: '10', popover: '20', dialog: '30', skipLink: '40' } as const;

/** Meanings that notices and tags can have. Named by meaning, never by colour. */
export const tones = ['info', 'positive', 'warning', 'critical', 'neutral'] as const;
export type Tone = (typeof tones)[number];

/** Icon sizes, in em so that they follow the text beside them. */
export const iconSize = { small: '1em', medium: '1.375em', large: '1.75em' } as const;

/**
 * The most that a padding or a margin takes of a narrow window's width. Spaces grow with the text; at 200 % they would
 * otherwise take the room that the text needs. At ordinary text sizes it is never the smaller one from 320 px.
 */
export const narrowEdge = '6.25vw';

/**
 * The most that the letters of an error's title take of a narrow window's width, so that the longest of our words stands on
 * one line at 320 px.
 */
export const narrowTitle = '6.2vw';

/**
 * The most that an amount's letters take of the window's width, so that it stands on one line: in a card and across the
 * page, for amounts up to hundreds of thousands (`short`) and up to tens of millions with öre (`long`). Also where the
 * reader spaces letters and words as far as WCAG asks for (1.4.12).
 */
export const amountFit = {
  card: { short: '14vw', long: '8vw' },
  page: { short: '16vw', long: '8.75vw' },
  /** Of the card's own width, where a card lies in a narrow column of a wide window. */
  column: { short: '17cqi', long: '10.5cqi' },
} as const;

/** The most that a card's title takes of the window's width, so that a word such as `Meddelanden` stays whole. */
export const titleFit = '11.5vw';

/** The most that the letters of a date take of the window's width: it stays on one line, and a browser's field cuts it. */
export const dateFit = '7vw';

/** Underlines of links, in em so that they follow the letters. */
export const underline = {
  thickness: '0.09em',
  thicknessHover: '0.16em',
  offset: '0.22em',
} as const;

/**
 * The road's centre line, the one ornament: how long a mark is, how often it comes, how high it stands along an
 * edge; and how wide it is before the statements of a list.
 */
export const dash = {
  length: '3rem',
  period: '5rem',
  height: '0.625rem',
  bulletWidth: '3px',
} as const;

/** Fixed measures of the logo. The footer's box is 149 by 58 px whatever the text size (row N16). */
export const logoSize = {
  mark: '36px',
  footerWidth: '149px',
  footerHeight: '58px',
  footerText: '17px',
} as const;
