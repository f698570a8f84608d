import { style } from '@vanilla-extract/css';

import { layered } from './layered.ts';

export const whole = style(layered({ whiteSpace: 'nowrap' }));

/** A word that has soft hyphens. In a title it begins a new line before it breaks: only a line that is too short for all of it breaks it. */
export const word = style(
  layered({
    selectors: {
      '&:is(h1 *, h2 *, h3 *, h4 *):not(a *, button *)': {
        display: 'inline-block',
        maxWidth: '100%',
      },
    },
  }),
);

/** Drawn by CSS, so that the word is read, found and copied in one piece. */
export const softHyphen = style(
  layered({ '::before': { content: ['"\u00AD"', '"\u00AD" / ""'] } }),
);
