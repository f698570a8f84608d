import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { layered } from './layered.ts';

/**
 * The theme's ornament along an edge; a theme without one draws nothing. It is decoration: give its element
 * `aria-hidden`. Forced colours and print drop it, because it means nothing without its background.
 */
export const edgeOrnament = style(
  layered({
    height: vars.ornament.edgeHeight,
    backgroundImage: vars.ornament.edge,
    '@media': {
      '(forced-colors: active)': { display: 'none' },
      print: { display: 'none' },
    },
  }),
);
