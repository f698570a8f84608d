/** Design decisions that all themes share. Raw numbers of the design are allowed only here and in the theme files. */

/** Window widths in pixels at which layouts change. `md` is the breakpoint of tables, `lg` of the header. */
export const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const;

/** The name of a breakpoint. */
export type Breakpoint = keyof typeof breakpoints;

/** Media query for windows at least as wide as the breakpoint. */
export function from(breakpoint: Breakpoint): string {
  return `screen and (min-width: ${String(breakpoints[breakpoint] / 16)}em)`;
}

/** Media query for windows narrower than the breakpoint. */
export function below(breakpoint: Breakpoint): string {
  return `screen and (max-width: ${String((breakpoints[breakpoint] - 0.02) / 16)}em)`;
}

/** Durations in milliseconds. */
export const durations = {
  /** The dialog's backdrop. */
  backdrop: 150,
  /** The dialog. */
  dialog: 300,
  /** How long a live region keeps a message. */
  announcement: 2000,
  /** How long a button confirms that it has copied. */
  confirmation: 2000,
  /** How long after the document the page says that its code has not loaded. */
  codeDelay: 10_000,
  /** Delay before a loader is shown, and the minimum time that it then stays, so that it never flickers. */
  loaderDelay: 300,
  loaderShown: 500,
  /** One turn of the loader. */
  spin: 900,
  /** How long a span of dates must be unchanged before it is reported. */
  settle: 500,
  /** How long the user must pause typing before the counter is announced. */
  counter: 1000,
  /** How soon after focus has moved a screen reader reads what is there. */
  focusReading: 100,
  /** How long the user waits for a lazily loaded part before a simpler one takes its place. */
  patience: 3000,
  /** How long an action runs before its button says that it takes longer than usual. */
  slowAnswer: 8000,
} as const;

/** The smallest box that browsers still draw: the size of a visually hidden text. */
export const hairline = '1px';

/** Stacking order. */
export const layers = { header: '10', popover: '20', dialog: '30', skipLink: '40' } as const;

/** Kinds of message for notices and tags. Named by meaning, never by colour. */
export const tones = ['info', 'positive', 'warning', 'critical', 'neutral'] as const;

/** What a message means to the user. */
export type Tone = (typeof tones)[number];

/** Icon sizes, in em so that they follow the text next to them. */
export const iconSize = { small: '1em', medium: '1.375em', large: '1.75em' } as const;

/**
 * The maximum of a padding or a margin, as a share of the window's width. Spaces grow with the text; at 200 % they
 * would otherwise take the room of the text. Used whole, it has no effect at normal text size from 320 px.
 */
export const narrowEdge = '6.25vw';

/**
 * The maximum font size of an error's title, as a share of the window's width, so that our longest word fits on one
 * line at 320 px.
 */
export const narrowTitle = '6.2vw';

/** The font size of the start page's title, as a share of the window's width, with which it is one line from 320 px. */
export const heroFit = '6.8vw';

/**
 * The maximum font size of an amount, as a share of the window's width, so that it fits on one line: in a card and
 * across the page, for amounts up to hundreds of thousands (`short`), the same with öre (`medium`) and up to tens of
 * millions with öre (`long`). It also fits with the letter and word spacing of WCAG 1.4.12.
 */
export const amountFit = {
  card: { short: '14vw', medium: '9.8vw', long: '8vw' },
  page: { short: '16vw', medium: '10.7vw', long: '8.75vw' },
  /** As a share of the card's own width, for a card in a narrow column of a wide window. */
  column: { short: '17cqi', medium: '12.9cqi', long: '10.5cqi' },
} as const;

/**
 * The maximum font size of a card's title, as a share of the window's width, so that a word such as `Meddelanden` stays
 * whole beside a badge and an arrow.
 */
export const titleFit = '8.5vw';

/** Media query for windows narrower than 360 px: the smallest phones, and large text on any phone. */
export const smallest = 'screen and (max-width: 22.49em)';

/**
 * The maximum font size of a date, as a share of the window's width: a date stays on one line, and a browser's date
 * field would cut it off.
 */
export const dateFit = '7vw';

/**
 * The maximum font size of a tag, as a share of the window's width, so that two long words such as `Tillfälligt
 * erbjudande` stay on one line.
 */
export const tagFit = '5.6vw';

/** Underlines of links, in em so that they follow the text size. */
export const underline = {
  thickness: '0.09em',
  thicknessHover: '0.16em',
  offset: '0.22em',
  /** Height of the text itself, without the space between lines. */
  textHeight: '1.29em',
} as const;

/** Fixed sizes of the logo. The footer's box is 149 by 58 px whatever the text size. */
export const logoSize = {
  symbol: '36px',
  footerWidth: '149px',
  footerHeight: '58px',
  footerText: '17px',
} as const;
