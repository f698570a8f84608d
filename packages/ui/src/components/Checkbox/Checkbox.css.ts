import { globalStyle, style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { narrowEdge } from '../../theme/tokens.ts';

const framePadding = `min(${vars.space.x16}, ${narrowEdge})`;
const box = `calc(${vars.space.x24} + ${vars.space.x4})`;

export const checkbox = style(
  layered({ display: 'flex', flexDirection: 'column', gap: vars.space.x8 }),
);

export const row = style(
  layered({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: `min(${vars.space.x16}, ${narrowEdge})`,
  }),
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

/** Links in a row of their own are as high as a target. */
export const after = style(
  layered({
    display: 'grid',
    alignItems: 'center',
    minHeight: vars.size.target,
    fontSize: vars.text.small,
    selectors: {
      [`${framed} > &`]: {
        paddingInline: framePadding,
        borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
      },
    },
  }),
);

export const control = style(
  layered({ position: 'relative', flex: 'none', display: 'grid', width: box, height: box }),
);

export const input = style(
  layered({
    appearance: 'none',
    width: '100%',
    height: '100%',
    margin: 0,
    border: `${vars.border.thick} solid ${vars.color.control}`,
    borderRadius: vars.radius.small,
    background: vars.color.surface,
    cursor: 'pointer',
    ':hover': { borderColor: vars.color.ink },
    ':checked': { borderColor: vars.color.brandText, background: vars.color.brand },
    scrollMarginBlock: vars.space.x88,
    selectors: {
      '&[aria-invalid="true"]': { borderColor: vars.color.critical },
      // The dashed edge shows the locked state without relying on colour.
      '&[data-state="locked"]': {
        borderColor: vars.color.control,
        borderStyle: 'dashed',
        background: vars.color.neutralTint,
        cursor: 'not-allowed',
      },
    },
    /** Makes the target 44 px without a larger box. */
    '::before': {
      content: '""',
      position: 'absolute',
      inset: `calc((${vars.size.target} - ${box}) / -2)`,
    },
  }),
);

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

/** Centres the label on the box while the label is one line. */
export const words = style(
  layered({
    minWidth: 0,
    paddingBlockStart: `calc((${box} - ${vars.lineHeight.body} * ${vars.text.body}) / 2)`,
    hyphens: 'auto',
    overflowWrap: 'anywhere',
  }),
);

export const label = style(layered({ cursor: 'pointer' }));
