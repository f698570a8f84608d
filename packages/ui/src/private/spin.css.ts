import { keyframes, style } from '@vanilla-extract/css';

import { durations } from '../theme/tokens.ts';
import { layered } from './layered.ts';

const spin = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Turns a ring while something is under way; stands still for who asked for less motion. */
export const spinning = style(
  layered({
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        animation: `${spin} ${String(durations.spin)}ms linear infinite`,
      },
    },
  }),
);
