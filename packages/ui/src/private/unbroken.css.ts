import { style } from '@vanilla-extract/css';

import { layered } from './layered.ts';

export const whole = style(layered({ whiteSpace: 'nowrap' }));

/** A word that has soft hyphens. It begins a new line before it breaks: only a line that is too short for all of it breaks it. */
export const word = style(
  layered({
    display: 'inline-block',
    maxWidth: '100%',
    // In a link it is underlined with the other words, and an icon may stand close behind it.
    selectors: { 'a &': { display: 'inline' } },
  }),
);

/** Drawn by CSS, so that the word is read, found and copied in one piece. */
export const softHyphen = style(
  layered({ '::before': { content: ['"\u00AD"', '"\u00AD" / ""'] } }),
);
