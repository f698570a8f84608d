import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { hairline } from '../../theme/tokens.ts';

/** `white-space: nowrap` keeps screen readers from joining the words, which would wrap in the one-pixel box. */
export const hidden = style(
  layered({
    position: 'absolute',
    width: hairline,
    height: hairline,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    userSelect: 'none',
  }),
);
