import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { narrowEdge } from '../../theme/tokens.ts';
import { inTableForm } from './tableForm.ts';

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
    '::after': {
      content: ['"→"', '"→" / ""'],
      fontSize: '1.3em',
      lineHeight: 0,
    },
    ...inTableForm({
      marginBlock: 0,
      paddingBlock: vars.space.x8,
      marginInline: 0,
      paddingInline: vars.space.x20,
      border: `${vars.border.thick} solid transparent`,
      borderRadius: vars.radius.pill,
      background: vars.color.brand,
      color: vars.color.onBrand,
      fontWeight: vars.weight.medium,
      ':hover': {
        background: vars.color.brandHover,
        color: vars.color.onBrand,
        textDecoration: 'none',
      },
      '::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        top: '50%',
        height: vars.size.target,
        transform: 'translateY(-50%)',
      },
    }),
  }),
);
