import { globalStyle, style } from '@vanilla-extract/css';

import {
  control as choiceControl,
  input as choiceInput,
  label,
  markSize,
  row,
  words,
} from '../../private/choice.css.ts';
import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { narrowEdge } from '../../theme/tokens.ts';

const framePadding = `min(${vars.space.x16}, ${narrowEdge})`;

export { label, row, words };

export const checkbox = style(
  layered({ display: 'flex', flexDirection: 'column', gap: vars.space.x8 }),
);

export const framed = style(
  layered({
    border: `${vars.border.thick} solid ${vars.color.control}`,
    borderRadius: vars.radius.medium,
    selectors: { '&[data-state="error"]': { borderColor: vars.color.critical } },
  }),
);

globalStyle(
  `${framed} > ${row}`,
  layered({ paddingBlock: vars.space.x12, paddingInline: framePadding }),
);

/** Links in a row of their own are as high as a target, and keep off the frame when they need two rows. */
export const after = style(
  layered({
    paddingBlock: vars.space.x12,
    fontSize: vars.text.small,
    selectors: {
      [`${framed} > &`]: {
        paddingInline: framePadding,
        borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
      },
    },
  }),
);

export const control = style([choiceControl, layered({ width: markSize })]);

export const input = style([choiceInput, layered({ borderRadius: vars.radius.small })]);

export const mark = style(
  layered({
    position: 'absolute',
    inset: 0,
    display: 'none',
    placeItems: 'center',
    color: vars.color.onBrand,
    pointerEvents: 'none',
    selectors: {
      [`${input}:checked + &`]: { display: 'grid' },
      [`${input}[data-state="locked"] + &`]: { color: vars.color.ink },
    },
    '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
  }),
);
