import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const heading = style(
  layered({
    color: vars.color.mint,
    fontSize: vars.text.lead,
    fontWeight: vars.weight.medium,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
    '@media': { print: { color: vars.color.ink } },
  }),
);

export const amounts = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.x20,
    rowGap: vars.space.x8,
    marginBlockStart: vars.space.x4,
  }),
);

export const amount = style(
  layered({
    fontSize: vars.text.amountLarge,
    fontWeight: vars.weight.heavy,
    letterSpacing: vars.letterSpacing.amount,
    lineHeight: vars.lineHeight.tight,
    overflowWrap: 'anywhere',
  }),
);

/** The info button lies inside, so that it stands on the yellow ground that its colours are made for. */
export const pill = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x8,
    paddingBlock: vars.space.x4,
    paddingInline: `${vars.space.x16} ${vars.space.x8}`,
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.pill,
    background: vars.color.yellow,
    color: vars.color.onYellow,
    fontWeight: vars.weight.medium,
    lineHeight: vars.lineHeight.snug,
  }),
);
