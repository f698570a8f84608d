import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { from } from '../../theme/tokens.ts';

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

/** Case, payment details and conversation print without what surrounds them. */
export const outside = style(layered({ '@media': { print: { display: 'none' } } }));

/** Seen on paper alone. */
export const paperHead = style(
  layered({ display: 'none', '@media': { print: { display: 'block' } } }),
);
