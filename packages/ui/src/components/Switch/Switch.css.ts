import { style } from '@vanilla-extract/css';

import { control as choiceControl, input, markSize } from '../../private/choice.css.ts';
import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

const track = `calc(2 * ${markSize} - ${vars.space.x4})`;
const thumbSize = vars.space.x20;

export const field = style(
  layered({ display: 'flex', flexDirection: 'column', gap: vars.space.x8 }),
);

export const control = style([choiceControl, layered({ width: track })]);

export const switchTrack = style([input, layered({ borderRadius: vars.radius.pill })]);

/** Its place, its fill and the tick on it say the state, so that colour is not needed. */
export const thumb = style(
  layered({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: vars.space.x4,
    marginBlock: 'auto',
    display: 'grid',
    placeItems: 'center',
    width: thumbSize,
    height: thumbSize,
    border: `${vars.border.thick} solid ${vars.color.control}`,
    borderRadius: vars.radius.pill,
    background: vars.color.surface,
    color: vars.color.brandText,
    fontSize: vars.text.small,
    pointerEvents: 'none',
    selectors: {
      [`${switchTrack}:checked + &`]: {
        insetInlineStart: `calc(100% - ${thumbSize} - ${vars.space.x4})`,
        borderColor: vars.color.surface,
      },
      [`${switchTrack}[data-state="locked"] + &`]: { borderColor: vars.color.control },
    },
  }),
);

export const tick = style(
  layered({
    display: 'none',
    selectors: { [`${switchTrack}:checked + ${thumb} > &`]: { display: 'grid' } },
  }),
);

/** Both words take the room of the longer one, so that nothing moves when the state changes. */
export const states = style(
  layered({
    display: 'inline-grid',
    marginInlineStart: vars.space.x4,
    color: vars.color.inkSoft,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
  }),
);

export const state = style(
  layered({
    gridArea: '1 / 1',
    selectors: { '&[data-state="other"]': { visibility: 'hidden' } },
  }),
);
