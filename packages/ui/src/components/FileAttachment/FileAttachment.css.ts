import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { narrowEdge } from '../../theme/tokens.ts';

export const root = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: vars.space.x8,
    minWidth: 0,
    '@media': { print: { display: 'none' } },
  }),
);

export const chooser = style(layered({ position: 'relative', maxWidth: '100%' }));

/**
 * The invisible file input lies above the visible button, so it handles presses, dropped files and the keyboard itself.
 */
export const field = style(
  layered({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'pointer',
    '::file-selector-button': { cursor: 'inherit' },
    selectors: { '&[aria-disabled]': { cursor: 'not-allowed' } },
  }),
);

export const face = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x8,
    maxWidth: '100%',
    minHeight: vars.size.button,
    paddingBlock: vars.space.x8,
    paddingInline: `min(${vars.space.x24}, ${narrowEdge})`,
    border: `${vars.border.thick} solid ${vars.color.brandText}`,
    borderRadius: vars.radius.pill,
    background: vars.color.surface,
    color: vars.color.brandText,
    fontWeight: vars.weight.medium,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
    selectors: {
      [`${field}:hover + &`]: {
        background: vars.color.brandTint,
        color: vars.color.brandTextHover,
      },
      [`${field}:focus-visible + &`]: {
        outline: `${vars.focus.width} solid ${vars.focus.inner}`,
        boxShadow: `0 0 0 calc(${vars.focus.width} * 2) ${vars.focus.outer}`,
      },
      [`${field}[aria-invalid="true"] + &`]: { borderColor: vars.color.critical },
      [`${field}[aria-disabled] + &`]: {
        borderStyle: 'dashed',
        borderColor: vars.color.control,
        background: vars.color.neutralTint,
        color: vars.color.inkSoft,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { [`${field}:focus-visible + &`]: { outlineColor: 'CanvasText' } },
      },
    },
  }),
);

export const off = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.x8,
    color: vars.color.inkSoft,
    overflowWrap: 'anywhere',
  }),
);

export const refused = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.x8,
    maxInlineSize: vars.size.measure,
    marginBlock: vars.space.x8,
    color: vars.color.critical,
  }),
);

export const refusedWords = style(
  layered({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.x12,
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);

export const error = style(layered({ fontWeight: vars.weight.medium }));

export const list = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.x8,
    width: '100%',
    maxWidth: '32em',
    listStyle: 'none',
  }),
);

export const item = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: vars.space.x8,
    minHeight: vars.size.target,
    paddingInlineStart: vars.space.x12,
    border: `${vars.border.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
  }),
);

export const file = style(
  layered({
    display: 'flex',
    flex: '1 1 12em',
    alignItems: 'center',
    gap: vars.space.x8,
    minWidth: 0,
    paddingBlock: vars.space.x8,
    paddingInlineEnd: vars.space.x12,
  }),
);

export const picture = style(
  layered({
    flex: 'none',
    width: vars.space.x40,
    height: vars.space.x40,
    borderRadius: vars.radius.small,
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);

export const name = style(layered({ overflowWrap: 'anywhere' }));

export const size = style(
  layered({
    color: vars.color.inkSoft,
    fontSize: vars.text.small,
    fontVariantNumeric: vars.font.numeric,
  }),
);

export const sending = style(
  layered({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.x12,
    width: '100%',
    maxWidth: '32em',
    marginBlockStart: vars.space.x8,
  }),
);
