import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { layered } from './layered.ts';

export const field = style(
  layered({ display: 'flex', flexDirection: 'column', gap: vars.space.x8, minWidth: 0 }),
);

export const label = style(
  layered({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere', hyphens: 'auto' }),
);

export const hint = style(
  layered({ color: vars.color.inkSoft, fontSize: vars.text.small, overflowWrap: 'anywhere' }),
);

export const error = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.x8,
    color: vars.color.critical,
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
  }),
);
