import { globalStyle, style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentsLayer } from '../../theme/layers.css.ts';
import { hairline, narrowEdge } from '../../theme/tokens.ts';
import { inCardForm, inTableForm } from './tableForm.ts';

/**
 * The edge above and below the button with which it is as high as a target. Browsers round borders down to whole pixels,
 * hence the last part.
 */
const edge = `max(${vars.border.thick}, (${vars.size.target} - 2 * ${vars.space.x8} - ${vars.lineHeight.snug} * ${vars.text.small}) / 2 + ${hairline})`;

/** The way on from a row: a link with an arrow in a card, a button in a row of the table. */
export const rowLink = style(
  layered({
    position: 'relative',
    display: 'inline-block',
    // The target is higher than the line and reaches to the card's edge.
    marginBlock: `calc(-1 * ${vars.space.x16})`,
    paddingBlock: vars.space.x16,
    marginInline: `calc(-1 * min(${vars.space.x16}, ${narrowEdge}))`,
    paddingInline: `min(${vars.space.x16}, ${narrowEdge})`,
    borderRadius: vars.radius.large,
    color: vars.color.brandText,
    fontSize: vars.text.small,
    fontWeight: vars.weight.bold,
    lineHeight: vars.lineHeight.snug,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    ':hover': { color: vars.color.brandTextHover, textDecoration: 'underline' },
    ...inTableForm({
      position: 'static',
      // The transparent edge makes the target higher than what is drawn, and the margin keeps the row's height.
      marginBlock: `calc(${vars.border.thick} - ${edge})`,
      paddingBlock: vars.space.x8,
      marginInline: 0,
      paddingInline: vars.space.x20,
      border: `${vars.border.thick} solid transparent`,
      borderBlockWidth: edge,
      borderRadius: vars.radius.pill,
      background: `${vars.color.brand} padding-box`,
      color: vars.color.onBrand,
      fontWeight: vars.weight.medium,
      ':hover': {
        background: `${vars.color.brandHover} padding-box`,
        color: vars.color.onBrand,
        textDecoration: 'none',
      },
      // There the edge is drawn: as thin as that of other buttons.
      '@media': {
        '(forced-colors: active)': {
          paddingBlock: `calc(${vars.space.x8} + ${edge} - ${vars.border.thick})`,
          borderBlockWidth: vars.border.thick,
        },
      },
    }),
  }),
);

globalStyle(`${rowLink}::after`, {
  '@layer': {
    [componentsLayer]: inCardForm({
      content: ['"→"', '"→" / ""'],
      fontSize: '1.3em',
      lineHeight: 0,
    }),
  },
});
