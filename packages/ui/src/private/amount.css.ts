import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { layered } from './layered.ts';

/** A sum in large figures. On two lines it would be misread, so its component makes it smaller where it does not fit. */
export const amount = style(
  layered({
    fontWeight: vars.weight.heavy,
    letterSpacing: vars.letterSpacing.amount,
    lineHeight: vars.lineHeight.tight,
    whiteSpace: 'nowrap',
  }),
);

/** Stands where a new sum is on its way. */
export const old = style(
  layered({
    // Visible only in forced colours, where the background is not visible.
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.medium,
    background: vars.color.brandOverlay,
  }),
);

export const covered = style(layered({ visibility: 'hidden' }));
