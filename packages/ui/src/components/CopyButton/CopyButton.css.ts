import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.x8,
    minWidth: 0,
    '@media': { print: { display: 'none' } },
  }),
);

/** Both labels share one cell, so that the button is as wide as the longer one and never changes its size. */
export const words = style(layered({ display: 'grid', placeItems: 'center' }));

const label = style(
  layered({
    display: 'flex',
    gridArea: '1 / 1',
    alignItems: 'center',
    gap: vars.space.x8,
    whiteSpace: 'nowrap',
  }),
);

/** Stays the button's accessible name while invisible: a changed name would be read in addition to the announcement. */
export const ready = style([
  label,
  layered({ selectors: { '[data-state="copied"] > &': { opacity: 0 } } }),
]);

export const copied = style([
  label,
  layered({ selectors: { ':not([data-state="copied"]) > &': { visibility: 'hidden' } } }),
]);

export const failed = style(
  layered({ color: vars.color.critical, fontSize: vars.text.small, overflowWrap: 'anywhere' }),
);
