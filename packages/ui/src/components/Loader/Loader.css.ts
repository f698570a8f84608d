import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { spinning } from '../../private/spin.css.ts';
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
  layered({
    flex: 'none',
    width: vars.space.x24,
    height: vars.space.x24,
    border: `${vars.border.nav} solid ${vars.color.brandText}`,
    borderInlineEndColor: 'transparent',
    borderRadius: '50%',
    '@media': { '(forced-colors: active)': { borderInlineEndColor: 'Canvas' } },
  }),
  spinning,
]);
