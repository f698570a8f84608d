import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';

import { hyphenated } from '../../private/hyphenated.ts';
import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { from, smallest } from '../../theme/tokens.ts';

/** Colour of the line above the first row. It is transparent where a card starts with the list. */
export const firstRule = createVar();

export const list = style(layered({ minWidth: 0, fontVariantNumeric: vars.font.numeric }));

const row = style(
  layered({
    paddingBlock: vars.space.x12,
    borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
    breakInside: 'avoid',
    ':first-child': { borderBlockStartColor: fallbackVar(firstRule, vars.color.line) },
    // A single fact is no list that a line must part from what is above it.
    ':only-child': { borderBlockStartColor: 'transparent' },
    // Nothing is pressed on paper, so rows are lower and a list is more likely to fit on its page.
    '@media': { print: { paddingBlock: vars.space.x4 } },
  }),
);

/** The value stands at the line's end, and below its term when both do not fit. */
const oneLine = style([
  row,
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.x4} min(${vars.space.x16}, 2.5vw)`,
  }),
]);

const columns = {
  display: 'grid',
  alignItems: 'baseline',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
} as const;

export const item = styleVariants({
  facts: [oneLine, layered({ '@media': { [`${from('sm')}, print`]: columns } })],
  prose: [
    row,
    layered({
      columnGap: vars.space.x16,
      '@media': { [`${from('md')}, print`]: columns },
    }),
  ],
  amounts: [oneLine],
});

/** The value is below its term, and what can be done with it beside both, or below both where that is too narrow. */
const tooNarrow = '(max-width: 14rem)';
export const itemWithAction = style([
  row,
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space.x4,
    selectors: { '&:has([data-state="failed"])': { display: 'block' } },
    '@container': { [tooNarrow]: { display: 'block' } },
  }),
]);

export const total = style(
  layered({
    borderBlockStart: `${vars.border.thick} solid ${vars.color.ink}`,
    fontWeight: vars.weight.bold,
  }),
);

export const term = style(
  layered({
    minWidth: 0,
    color: vars.color.inkSoft,
    fontSize: vars.text.small,
    ...hyphenated,
    overflowWrap: 'anywhere',
    selectors: {
      [`${total} > &`]: { color: vars.color.ink, fontSize: vars.text.body },
      '[data-layout="amounts"] > * > &': {
        display: 'flex',
        flex: '1 1 5.5rem',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: vars.space.x8,
        // The amount goes to a line of its own before a word of its term is cut.
        overflowWrap: 'break-word',
        // On the smallest phone its words need the room below what explains them.
        '@media': { [smallest]: { display: 'block', flexBasis: 'min-content' } },
      },
    },
  }),
);

const value = style(
  layered({ minWidth: 0, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' }),
);

export const description = styleVariants({
  /** A value that is too long for the line of its term, or has several parts, stands below it, at the start of the line. */
  facts: [value, layered({ selectors: { '&:has(> div)': { flexBasis: '100%' } } })],
  prose: [value],
  /** Wide enough for most amounts, so that what explains them stands in one column too, where the window has one for it. */
  amounts: [
    value,
    layered({
      minWidth: 'min(4.5rem, 100%)',
      '@media': {
        [from('sm')]: { minWidth: 'min(6.5rem, 100%)' },
        [smallest]: { minWidth: 'min(3rem, 100%)' },
      },
      marginInlineStart: 'auto',
      textAlign: 'end',
      selectors: { [`${total} > &`]: { fontWeight: vars.weight.bold } },
    }),
  ],
});

/** Here a long number has the whole line, below its term and its button. */
const narrow = '(max-width: 16rem)';

/** A number that is copied. If it is long, no group of it stands alone on the last line. */
export const descriptionWithAction = style(
  layered({
    minWidth: 0,
    fontWeight: vars.weight.bold,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    '@container': { [narrow]: { gridColumn: '1 / -1' } },
  }),
);

export const note = style(
  layered({
    gridColumn: '1 / -1',
    flexBasis: '100%',
    minWidth: 0,
    color: vars.color.inkSoft,
    fontSize: vars.text.small,
    overflowWrap: 'anywhere',
  }),
);

export const unknown = style(
  layered({ color: vars.color.inkSoft, fontWeight: vars.weight.regular }),
);

export const withInfo = style(
  layered({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x8 }),
);

export const action = style(
  layered({
    gridColumn: 2,
    gridRow: '1 / span 2',
    '@container': {
      [narrow]: { gridRow: 1 },
      [tooNarrow]: { marginBlockStart: vars.space.x4 },
    },
    '@media': { print: { display: 'none' } },
  }),
);
