import { style } from '@vanilla-extract/css';

import { hyphenated } from '../../private/hyphenated.ts';
import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.x12,
    maxInlineSize: vars.size.measure,
    listStyle: 'none',
  }),
);

export const item = style(
  layered({
    position: 'relative',
    paddingInlineStart: vars.space.x32,
    overflowWrap: 'anywhere',
    ...hyphenated,
    /** The bullet is a border, so that forced colours keep it. */
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: vars.space.x8,
      top: vars.space.x4,
      height: vars.space.x20,
      borderInlineStart: `${vars.border.bullet} ${vars.ornament.bullet} ${vars.color.brandText}`,
    },
  }),
);
