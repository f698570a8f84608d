import { style } from '@vanilla-extract/css';

import { balanced } from '../../private/balanced.css.ts';
import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { narrowEdge, underline } from '../../theme/tokens.ts';

export const summary = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.x8,
    padding: `min(${vars.space.x20}, ${narrowEdge})`,
    border: `${vars.border.thick} solid ${vars.color.critical}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    color: vars.color.ink,
    overflowWrap: 'anywhere',
    scrollMarginBlock: vars.space.x24,
    // A script sets the focus, and browsers draw no ring for that by themselves.
    ':focus': {
      outline: `${vars.focus.width} solid ${vars.focus.inner}`,
      boxShadow: `0 0 0 calc(${vars.focus.width} * 2) ${vars.focus.outer}`,
    },
    '@media': {
      print: { display: 'none' },
      '(forced-colors: active)': { ':focus': { outlineColor: 'CanvasText' } },
    },
  }),
);

export const title = style([
  balanced,
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: vars.space.x8,
    color: vars.color.critical,
    fontSize: vars.text.h3,
    fontWeight: vars.weight.bold,
    lineHeight: vars.lineHeight.snug,
  }),
]);

/** With large text in a narrow window the words stand below the icon, where the longest has room. */
export const titleWords = style(layered({ flex: '1 1 7em', minWidth: 0 }));

export const list = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', listStyle: 'none' }),
);

/** As high as a target, because each link has its own line. */
export const link = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.target,
    paddingBlock: vars.space.x4,
    borderRadius: vars.radius.small,
    color: vars.color.critical,
    fontWeight: vars.weight.medium,
    textDecorationLine: 'underline',
    textDecorationThickness: underline.thickness,
    textUnderlineOffset: underline.offset,
    ':hover': { textDecorationThickness: underline.thicknessHover },
  }),
);
