import { keyframes, style } from '@vanilla-extract/css';

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
