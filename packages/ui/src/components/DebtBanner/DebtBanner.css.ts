import { style } from '@vanilla-extract/css';

import { fittedAmounts } from '../../private/fittedAmounts.ts';
import { hyphenated } from '../../private/hyphenated.ts';
import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { amountFit } from '../../theme/tokens.ts';

export const heading = style(
  layered({
    color: vars.color.onBrandSoft,
    fontSize: vars.text.lead,
    fontWeight: vars.weight.medium,
    lineHeight: vars.lineHeight.snug,
    ...hyphenated,
    overflowWrap: 'break-word',
  }),
);

export const amounts = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.x8} ${vars.space.x20}`,
    marginBlockStart: vars.space.x4,
  }),
);

export const amountSize = fittedAmounts(amountFit.page, (most) => ({
  fontSize: `min(${vars.text.amountLarge}, ${most})`,
}));

/** Inside the accent pill, because the button's colours are made for that background. */
export const pill = style(
  layered({
    display: 'inline-flex',
    // With large text the button goes below the label.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.x8,
    maxWidth: '100%',
    paddingBlock: vars.space.x4,
    paddingInline: `${vars.space.x16} ${vars.space.x8}`,
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.pill,
    background: vars.color.accent,
    color: vars.color.onAccent,
    fontWeight: vars.weight.medium,
    lineHeight: vars.lineHeight.snug,
  }),
);
