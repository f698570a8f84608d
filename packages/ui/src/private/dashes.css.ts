import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { dash } from '../theme/tokens.ts';
import { layered } from './layered.ts';

/**
 * The road's centre line along an edge. It is decoration: give its element `aria-hidden`. Forced colours and print drop
 * it, because it means nothing without its background.
 */
export const dashes = style(
  layered({
    height: dash.height,
    backgroundImage: `repeating-linear-gradient(to right, ${vars.color.yellow} 0 ${dash.length}, transparent ${dash.length} ${dash.period})`,
    '@media': {
      '(forced-colors: active)': { display: 'none' },
      print: { display: 'none' },
    },
  }),
);
