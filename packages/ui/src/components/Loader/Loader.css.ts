import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { ring as anyRing } from '../../private/spin.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const loader = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x12,
    maxWidth: '100%',
    overflowWrap: 'anywhere',
  }),
);

export const ring = style([
  anyRing,
  layered({
    width: vars.space.x24,
    height: vars.space.x24,
    borderWidth: vars.border.nav,
    color: vars.color.brandText,
  }),
]);

/** On a line of its own. */
export const slow = style(layered({ display: 'block' }));
