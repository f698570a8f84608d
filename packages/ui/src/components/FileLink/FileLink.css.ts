import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { underline } from '../../theme/tokens.ts';

export const file = style(
  layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: vars.space.x8,
    maxWidth: '100%',
    color: vars.color.ink,
  }),
);

export const box = style(
  layered({
    paddingInline: vars.space.x12,
    border: `${vars.border.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    selectors: { '&[data-state="failed"]': { borderColor: vars.color.critical } },
  }),
);

/** As high as the first line of text, so that the icon stays next to it when the name wraps. */
export const icon = style(
  layered({
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    minHeight: vars.size.target,
  }),
);

export const words = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minWidth: 0,
    minHeight: vars.size.target,
    paddingBlock: vars.space.x8,
  }),
);

/** Covers the whole file box, so that all of it can be pressed. */
export const action = style(
  layered({
    borderRadius: vars.radius.small,
    color: vars.color.brandText,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    ':hover': { color: vars.color.brandTextHover },
    selectors: { '&[aria-disabled="true"]': { cursor: 'progress' } },
    '::after': { content: '""', position: 'absolute', inset: 0 },
  }),
);

export const button = style(
  layered({
    padding: 0,
    border: 'none',
    background: 'none',
    textAlign: 'start',
    cursor: 'pointer',
  }),
);

/** The gap before the details is the name's, so that details on a line of their own begin where the name does. */
export const name = style(
  layered({
    marginInlineEnd: vars.space.x4,
    overflowWrap: 'anywhere',
    selectors: {
      [`${action} > &`]: {
        textDecorationLine: 'underline',
        textDecorationThickness: underline.thickness,
        textUnderlineOffset: underline.offset,
      },
      [`${action}:hover > &`]: { textDecorationThickness: underline.thicknessHover },
    },
  }),
);

export const details = style(
  layered({
    color: vars.color.inkSoft,
    fontSize: vars.text.small,
    fontWeight: vars.weight.regular,
  }),
);

export const status = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x4,
    color: vars.color.inkSoft,
    fontSize: vars.text.small,
    overflowWrap: 'anywhere',
  }),
);

export const failed = style(
  layered({ color: vars.color.critical, fontWeight: vars.weight.medium }),
);
