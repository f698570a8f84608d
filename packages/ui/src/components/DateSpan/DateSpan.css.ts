import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

/** Side by side where both fit, otherwise one above the other. */
export const fields = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
    gap: vars.space.x16,
    maxInlineSize: '35rem',
  }),
);
