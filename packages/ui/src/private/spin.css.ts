import { keyframes, style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { durations } from '../theme/tokens.ts';
import { layered } from './layered.ts';

const spin = keyframes({ to: { transform: 'rotate(1turn)' } });

/**
 * A ring in the colour of the text that turns while something is running. It stands still for users who prefer reduced
 * motion.
 */
export const ring = style(
  layered({
    flex: 'none',
    border: `${vars.border.thick} solid currentColor`,
    borderInlineEndColor: 'transparent',
    borderRadius: '50%',
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        animation: `${spin} ${String(durations.spin)}ms linear infinite`,
      },
      '(forced-colors: active)': { borderInlineEndColor: 'Canvas' },
    },
  }),
);

/** As large as the text. */
export const textRing = style([ring, layered({ width: '1.25em', height: '1.25em' })]);
