import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { hyphenated } from '../../private/hyphenated.ts';
import { layered } from '../../private/layered.ts';
import { visuallyHidden } from '../../private/visuallyHidden.ts';
import { vars } from '../../theme/contract.css.ts';
import { from } from '../../theme/tokens.ts';
import { inCardForm } from './cardForm.ts';

/** The windows that have the table form. Here, so that a page gets the words and not what makes them. */
export const tableWindow = from('md');

export const root = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.x16,
    minWidth: 0,
    ':focus-visible': { outlineOffset: vars.space.x8 },
  }),
);

/** Column widths come from the headers alone: no row is measured, however many there are. */
export const table = style(
  layered({
    position: 'relative',
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontVariantNumeric: vars.font.numeric,
    overflowWrap: 'anywhere',
  }),
);

// A container, because how much room a text has depends on its size too.
inCardForm(table, { display: 'block', containerType: 'inline-size' });

export const caption = style(
  layered({
    marginBlockEnd: vars.space.x16,
    fontSize: vars.text.h3,
    fontWeight: vars.weight.bold,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'start',
  }),
);

inCardForm(caption, { display: 'block' });

export const head = style({});

/** In the card form the headers stay in the accessibility tree, because screen readers announce them with each cell. */
inCardForm(head, { ...visuallyHidden, display: 'block' });

/** With and without a button, headers stand on one line. */
export const columnHeader = style(
  layered({
    paddingBlock: vars.space.x4,
    paddingInline: vars.space.x8,
    borderBlockEnd: `${vars.border.thick} solid ${vars.color.ink}`,
    verticalAlign: 'baseline',
    fontSize: vars.text.small,
    fontWeight: vars.weight.bold,
    lineHeight: vars.lineHeight.snug,
    ...hyphenated,
    ':first-child': { paddingInlineStart: vars.space.x16 },
    ':last-child': { paddingInlineEnd: vars.space.x16 },
  }),
);

/** Shares: the columns grow beyond these widths in proportion. Together they fit into the narrowest table form. */
export const width = styleVariants({
  narrow: layered({ width: '4rem' }),
  medium: layered({ width: '5rem' }),
  wide: layered({ width: '6rem' }),
});

export const sortButton = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.target,
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.small,
    background: 'none',
    fontWeight: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
    ':hover': { color: vars.color.brandText, textDecoration: 'underline' },
    '@media': { print: { display: 'none' } },
  }),
);

inCardForm(sortButton, { display: 'none' });

/** The header's text in the card form and on paper, where there is no button. */
export const headerWords = style(
  layered({ display: 'none', '@media': { print: { display: 'inline' } } }),
);

inCardForm(headerWords, { display: 'inline' });

/** The select that sorts the card form, beside its label where both fit. */
export const sortField = style(layered({ display: 'none' }));

inCardForm(sortField, { display: 'block' });

globalStyle(
  `${sortField} > div`,
  layered({ flexFlow: 'row wrap', alignItems: 'center', columnGap: vars.space.x12 }),
);

globalStyle(`${sortField} label`, layered({ fontSize: vars.text.small }));

globalStyle(`${sortField} label + div`, layered({ flex: '1 1 12em' }));
