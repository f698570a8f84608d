import { keyframes, style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { durations } from '../theme/tokens.ts';
import { layered } from './layered.ts';

const spin = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Rotates a ring while something is running. It stands still for users who prefer reduced motion. */
export const spinning = style(
  layered({
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        animation: `${spin} ${String(durations.spin)}ms linear infinite`,
      },
    },
  }),
);

/** A ring in the colour and size of the text. */
export const ring = style([
  layered({
    flex: 'none',
    width: '1.25em',
    height: '1.25em',
    border: `${vars.border.thick} solid currentColor`,
    borderInlineEndColor: 'transparent',
    borderRadius: '50%',
    '@media': { '(forced-colors: active)': { borderInlineEndColor: 'Canvas' } },
  }),
  spinning,
]);
