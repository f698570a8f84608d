import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

/** A camera needs a dark code on a light background, so forced colours must not change it. */
export const frame = style(
  layered({
    position: 'relative',
    display: 'inline-block',
    width: 'fit-content',
    maxWidth: '100%',
    padding: vars.space.x8,
    border: `${vars.border.thick} solid ${vars.color.qrDark}`,
    borderRadius: vars.radius.medium,
    background: vars.color.qrLight,
    lineHeight: 0,
    forcedColorAdjust: 'none',
  }),
);
