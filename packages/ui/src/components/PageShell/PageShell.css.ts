import { globalStyle, style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { from, layers } from '../../theme/tokens.ts';

export const shell = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100vh',
    // Browsers do not break a flex box across printed pages as they break text.
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

/** As high as the window. */
export const high = style(layered({ minHeight: '100vh', '@media': { print: { minHeight: 0 } } }));

/** In a low window, or a normal one at 400 % zoom, a sticky notice would take the space of the page. */
const notLow = '(min-height: 37.5em)';
const hasRoom = `screen and ${notLow}`;

export const inSight = style(
  layered({
    paddingBlock: vars.space.x16,
    borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
    background: vars.color.canvas,
    selectors: { '&:empty': { display: 'none' } },
    '@media': { [hasRoom]: { position: 'sticky', top: 0, zIndex: layers.header } },
  }),
);

// The sticky notice must not cover the focused element. In a narrow window it may have more lines.
globalStyle(
  `html:has(${inSight}:not(:empty))`,
  layered({
    '@media': {
      [hasRoom]: { scrollPaddingBlockStart: `calc(${vars.space.x64} * 3.5)` },
      [`${from('md')} and ${notLow}`]: { scrollPaddingBlockStart: `calc(${vars.space.x64} * 2.5)` },
    },
  }),
);

/** Header, footer and banners are not printed. */
export const outside = style(layered({ '@media': { print: { display: 'none' } } }));

/** Visible only on paper. */
export const paperHead = style(
  layered({ display: 'none', '@media': { print: { display: 'block' } } }),
);
