import { keyframes, style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { durations } from '../../theme/tokens.ts';

const travel = keyframes({
  from: { backgroundPosition: '100% 0' },
  to: { backgroundPosition: '-50% 0' },
});

export const root = style(
  layered({ display: 'grid', gap: vars.space.x8, width: '100%', minWidth: 0 }),
);

export const words = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.x16,
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
  }),
);

export const value = style(
  layered({ fontVariantNumeric: vars.font.numeric, fontWeight: vars.weight.regular }),
);

/** Without a value a third of the bar is filled. It moves, unless the user prefers reduced motion. */
const unknown = 'linear-gradient(currentColor 0 100%) 0 0 / 33% 100% no-repeat';
const moving = `${travel} ${String(durations.spin * 2)}ms linear infinite`;
const motionIsWelcome = '(prefers-reduced-motion: no-preference)';

export const bar = style(
  layered({
    display: 'block',
    width: '100%',
    height: vars.space.x12,
    overflow: 'hidden',
    appearance: 'none',
    border: `${vars.border.thin} solid ${vars.color.control}`,
    borderRadius: vars.radius.pill,
    background: vars.color.surface,
    // Of the filled part, a background, which printers would drop.
    color: vars.color.brandText,
    printColorAdjust: 'exact',
    '::-webkit-progress-bar': { background: 'none' },
    '::-webkit-progress-value': { background: 'currentColor' },
    '::-moz-progress-bar': { background: 'currentColor' },
    ':indeterminate': { background: unknown },
    selectors: { '&:indeterminate::-moz-progress-bar': { background: 'none' } },
    '@media': {
      [motionIsWelcome]: { selectors: { '&:indeterminate': { animation: moving } } },
      // The filled part is a background, which forced colours would remove.
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        borderColor: 'CanvasText',
        background: 'Canvas',
        color: 'Highlight',
      },
    },
  }),
);
