import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';

export const banner = style(
  layered({
    selectors: { '&[hidden]': { display: 'none' } },
    '@media': { print: { display: 'none' } },
  }),
);
