import { style } from '@vanilla-extract/css';

import { hyphenated } from '../../private/hyphenated.ts';
import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { from } from '../../theme/tokens.ts';

/** The windows with room for the whole card. */
export const wideWindow = from('md');

export const content = style(layered({ display: 'grid', gap: vars.space.x12, minWidth: 0 }));

export const soft = style(
  layered({ color: vars.color.inkSoft, fontSize: vars.text.small, overflowWrap: 'anywhere' }),
);

export const bar = style(
  layered({
    display: 'block',
    width: '100%',
    height: vars.space.x20,
    // The outline of the first and the last segment.
    overflow: 'visible',
    color: vars.color.ink,
  }),
);

/** The outline tells the parts apart where colours do not. */
export const segment = style(layered({ stroke: 'currentColor', strokeWidth: vars.border.thin }));

const { brandText, info, warningRule, control, accent, critical, positive, infoTint, canvas } =
  vars.color;
/** The colours of the parts, by their places. */
export const fills = [
  brandText,
  info,
  warningRule,
  control,
  accent,
  positive,
  infoTint,
  canvas,
].map((color) => style(layered({ fill: color })));
export const criticalFill = style(layered({ fill: critical }));

export const list = style(layered({ minWidth: 0, fontVariantNumeric: vars.font.numeric }));

export const part = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${vars.space.x4} ${vars.space.x12}`,
    paddingBlock: vars.space.x8,
    breakInside: 'avoid',
    selectors: { '& + &': { borderBlockStart: `${vars.border.thin} solid ${vars.color.line}` } },
  }),
);

export const total = style(
  layered({
    fontWeight: vars.weight.bold,
    selectors: {
      [`${part} + &`]: { borderBlockStart: `${vars.border.thick} solid ${vars.color.ink}` },
    },
  }),
);

export const term = style(
  layered({
    flex: '1 1 8rem',
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space.x8,
    minWidth: 0,
    ...hyphenated,
    overflowWrap: 'break-word',
  }),
);

export const words = style(layered({ minWidth: 0 }));

export const mark = style(
  layered({
    flex: 'none',
    width: vars.space.x12,
    height: vars.space.x12,
    overflow: 'visible',
    color: vars.color.ink,
  }),
);

export const count = style(
  layered({ color: vars.color.inkSoft, fontSize: vars.text.small, whiteSpace: 'nowrap' }),
);

export const amount = style(
  layered({
    marginInlineStart: 'auto',
    fontWeight: vars.weight.bold,
    overflowWrap: 'anywhere',
  }),
);

/** Stands where a new amount is on its way. */
export const old = style(
  layered({
    // Visible only in forced colours, where the background is not visible.
    outline: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.small,
    background: vars.color.neutralTint,
  }),
);

export const covered = style(layered({ visibility: 'hidden' }));
