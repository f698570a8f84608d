import { keyframes, style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { durations } from '../../theme/tokens.ts';

const appear = keyframes({ to: { height: 'auto', visibility: 'visible' } });

/** Takes no room and is heard by nobody until then. */
export const banner = style(
  layered({
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    animationName: appear,
    animationDelay: `${String(durations.codeDelay)}ms`,
    animationFillMode: 'forwards',
    '@media': { print: { display: 'none' } },
  }),
);

export const strip = style(
  layered({
    borderBlockEnd: `${vars.border.nav} solid ${vars.color.warningRule}`,
    background: vars.color.warningTint,
    color: vars.color.ink,
  }),
);

export const content = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.x12,
    paddingBlock: vars.space.x12,
    overflowWrap: 'anywhere',
  }),
);
