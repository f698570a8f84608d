import { style } from '@vanilla-extract/css';

import { layered } from './layered.ts';

export const whole = style(layered({ whiteSpace: 'nowrap' }));

/** Drawn by CSS, so that the word is read, found and copied in one piece. */
export const softHyphen = style(
  layered({ '::before': { content: ['"\u00AD"', '"\u00AD" / ""'] } }),
);
