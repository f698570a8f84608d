import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { from } from '../../theme/tokens.ts';

export const shell = style(
  layered({ display: 'flex', flexDirection: 'column', minHeight: '100vh' }),
);

export const main = style(
  layered({
    flex: '1 0 auto',
    paddingBlockEnd: vars.space.x48,
    '@media': { [from('md')]: { paddingBlockEnd: vars.space.x64 } },
  }),
);

/** Case, payment details and conversation print without what surrounds them. */
export const outside = style(layered({ '@media': { print: { display: 'none' } } }));
