import { globalStyle, style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline, narrowEdge, underline } from '../../theme/tokens.ts';
import { inCardForm } from './cardForm.ts';

/**
 * The edge above and below the button with which it is as high as a target. Browsers round borders down to whole pixels,
 * hence the last part.
 */
const edge = `max(${vars.border.thick}, (${vars.size.target} - 2 * ${vars.space.x8} - ${underline.textHeight}) / 2 + ${hairline})`;

/**
 * The way on from a row: a button in a row of the table, a link with an arrow in a card. Inline in the table: padding and
 * edge then neither make the row higher nor cost a layout of their own, which in a long table is a third of all of it.
 */
export const rowLink = style(
  layered({
    paddingBlock: vars.space.x8,
    paddingInline: vars.space.x20,
    // The transparent edge makes the target higher than what is drawn.
    border: `${vars.border.thick} solid transparent`,
    borderBlockWidth: edge,
    borderRadius: vars.radius.pill,
    background: `${vars.color.brandText} padding-box`,
    color: vars.color.surface,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    ':hover': { background: `${vars.color.brandTextHover} padding-box` },
    '@media': {
      // Printers drop the background.
      print: { color: vars.color.brandText },
      // There the edge is drawn: as thin as that of other buttons.
      '(forced-colors: active)': {
        paddingBlock: `calc(${vars.space.x8} + ${edge} - ${vars.border.thick})`,
        borderBlockWidth: vars.border.thick,
      },
    },
  }),
);

export const quiet = style(
  layered({
    paddingInline: 0,
    textDecoration: 'underline',
    selectors: { '&, &:hover': { background: 'none', color: vars.color.brandText } },
    // A link needs no edge there.
    '@media': { '(forced-colors: active)': { borderColor: 'Canvas' } },
  }),
);

inCardForm(rowLink, {
  position: 'relative',
  display: 'inline-block',
  // The target is higher than the line and reaches to the card's edge.
  marginBlock: `calc(-1 * ${vars.space.x16})`,
  paddingBlock: vars.space.x16,
  marginInline: `calc(-1 * min(${vars.space.x16}, ${narrowEdge}))`,
  paddingInline: `min(${vars.space.x16}, ${narrowEdge})`,
  border: 'none',
  borderRadius: vars.radius.large,
  background: 'none',
  color: vars.color.brandText,
  fontWeight: vars.weight.bold,
  lineHeight: vars.lineHeight.snug,
});

inCardForm(`${rowLink}:hover`, {
  color: vars.color.brandTextHover,
  textDecoration: 'underline',
});

inCardForm(`${rowLink}::after`, {
  content: ['"→"', '"→" / ""'],
  marginInlineStart: vars.space.x8,
  fontSize: '1.3em',
  lineHeight: 0,
});

/** It is underlined in a card too, and fits into the narrowest window without an arrow. */
inCardForm(`${quiet}::after`, { content: 'none' });

/** The arrow points the way of the line. */
globalStyle(`[dir="rtl"] ${rowLink}::after`, layered({ display: 'inline-block', scale: '-1 1' }));
