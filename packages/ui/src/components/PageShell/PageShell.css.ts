import { globalStyle, style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { from, layers } from '../../theme/tokens.ts';

export const shell = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100vh',
    // Browsers do not break a flex box across pages as they break text.
    '@media': { print: { display: 'block', minHeight: 0 } },
  }),
);

export const main = style(
  layered({
    flex: '1 0 auto',
    paddingBlockEnd: vars.space.x48,
    '@media': { [from('md')]: { paddingBlockEnd: vars.space.x64 }, print: { padding: 0 } },
  }),
);

/** In a low window, which is also what 400 % zoom makes of a wide one, it would take the room that the page needs. */
const high = '(min-height: 37.5em)';
const hasRoom = `screen and ${high}`;

export const inSight = style(
  layered({
    paddingBlock: vars.space.x16,
    borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
    background: vars.color.canvas,
    selectors: { '&:empty': { display: 'none' } },
    '@media': { [hasRoom]: { position: 'sticky', top: 0, zIndex: layers.header } },
  }),
);

// What lies over the page must not lie over what has focus: room for more lines in a narrow window.
globalStyle(
  `html:has(${inSight}:not(:empty))`,
  layered({
    '@media': {
      [hasRoom]: { scrollPaddingBlockStart: `calc(${vars.space.x64} * 3.5)` },
      [`${from('md')} and ${high}`]: { scrollPaddingBlockStart: `calc(${vars.space.x64} * 2.5)` },
    },
  }),
);

/** Case, payment details and conversation print without what surrounds them. */
export const outside = style(layered({ '@media': { print: { display: 'none' } } }));

/** Seen on paper alone. */
export const paperHead = style(
  layered({ display: 'none', '@media': { print: { display: 'block' } } }),
);
