import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { from } from '../../theme/tokens.ts';

const line = `calc(${vars.text.body} * ${vars.lineHeight.body})`;
const twoLines = `calc(2 * ${line})`;

export const loading = style(
  layered({ display: 'flex', flexDirection: 'column', gap: vars.space.x16 }),
);

/** A narrow window needs a second line once it takes longer than usual. Its place is kept, so that nothing moves. */
export const words = style(
  layered({ minHeight: twoLines, '@media': { [from('md')]: { minHeight: line } } }),
);

/** As high as the words. */
export const bars = style(
  layered({
    height: twoLines,
    overflow: 'hidden',
    '@media': { [from('md')]: { height: line } },
  }),
);
