import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { from } from '../../theme/tokens.ts';

/** Shown instead of an expired code. */
export const stopMark = style(
  layered({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    color: vars.color.qrDark,
    fontSize: vars.text.amount,
  }),
);

export const panel = style(layered({ display: 'grid', gap: vars.space.x24, minWidth: 0 }));

export const scan = style(
  layered({
    display: 'grid',
    // On a phone the code has the middle, where a camera looks for it.
    justifyItems: 'center',
    gap: vars.space.x24,
    '@media': {
      [from('sm')]: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'start',
        justifyItems: 'start',
        gap: vars.space.x32,
      },
    },
  }),
);

export const instructions = style(
  layered({ display: 'grid', width: '100%', gap: vars.space.x16, listStyle: 'none' }),
);

export const instruction = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.x12,
    overflowWrap: 'anywhere',
  }),
);

export const number = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: vars.space.x32,
    height: vars.space.x32,
    // Visible only in forced colours, where the background is not visible.
    border: `${vars.border.thin} solid transparent`,
    borderRadius: '50%',
    background: vars.color.brandTint,
    color: vars.color.brandText,
    fontSize: vars.text.small,
    fontWeight: vars.weight.bold,
    lineHeight: 1,
  }),
);

export const end = style(layered({ display: 'grid', justifyItems: 'start', gap: vars.space.x12 }));

export const status = style(
  layered({
    color: vars.color.inkSoft,
    overflowWrap: 'anywhere',
    selectors: {
      '[data-state="expired"] > * > &, [data-state="failed"] > * > &': {
        color: vars.color.ink,
        fontWeight: vars.weight.medium,
      },
    },
  }),
);
