import { style } from '@vanilla-extract/css';

import { control as choiceControl, input, markSize } from '../../private/choice.css.ts';
import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const control = style([choiceControl, layered({ width: markSize })]);

/** Round in every theme: with the corners of a square theme it would look like a checkbox. */
export const radio = style([input, layered({ borderRadius: '50%' })]);

/** A round mark; its edge fills it, so that forced colours draw it too. */
export const mark = style(
  layered({
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    display: 'none',
    border: `calc(${vars.space.x12} / 2) solid ${vars.color.onBrand}`,
    borderRadius: '50%',
    width: vars.space.x12,
    height: vars.space.x12,
    pointerEvents: 'none',
    selectors: {
      [`${radio}:checked + &`]: { display: 'block' },
      [`${radio}[data-state="locked"] + &`]: { borderColor: vars.color.ink },
    },
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  }),
);
