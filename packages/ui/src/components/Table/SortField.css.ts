import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { inTableForm } from './tableForm.ts';

export const field = style(
  layered({ display: 'grid', gap: vars.space.x4, ...inTableForm({ display: 'none' }) }),
);

export const label = style(layered({ fontWeight: vars.weight.medium }));

export const frame = style(
  layered({ position: 'relative', display: 'flex', alignItems: 'center' }),
);

export const select = style(
  layered({
    appearance: 'none',
    width: '100%',
    minHeight: vars.size.button,
    paddingBlock: vars.space.x8,
    paddingInline: `${vars.space.x16} ${vars.space.x48}`,
    border: `${vars.border.thick} solid ${vars.color.control}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    textOverflow: 'ellipsis',
  }),
);

export const icon = style(
  layered({
    position: 'absolute',
    insetInlineEnd: vars.space.x12,
    display: 'flex',
    pointerEvents: 'none',
  }),
);
