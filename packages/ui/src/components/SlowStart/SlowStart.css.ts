import { keyframes, style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { durations } from '../../theme/tokens.ts';

const appear = keyframes({ to: { height: 'auto', visibility: 'visible' } });

/** Until then it takes no space and is not announced. */
export const banner = style(
  layered({
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    animationName: appear,
    animationDelay: `${String(durations.codeDelay)}ms`,
    animationFillMode: 'forwards',
    '@media': { print: { display: 'none' } },
  }),
);
