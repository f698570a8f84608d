import { style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/tokens.ts';

/** Stands in a line of text, so the mark is small and its target grows outwards. */
export const trigger = style(
  layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: vars.space.x24,
    height: vars.space.x24,
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.pill,
    background: 'none',
    color: 'inherit',
    verticalAlign: 'middle',
    cursor: 'pointer',
    '::after': {
      content: '""',
      position: 'absolute',
      inset: '50%',
      width: vars.size.target,
      height: vars.size.target,
      transform: 'translate(-50%, -50%)',
    },
    '@media': { print: { display: 'none' } },
  }),
);

export const content = style(
  layered({
    display: 'flex',
    alignItems: 'start',
    gap: vars.space.x8,
    // Radix measures the room between the trigger and the window's edges.
    maxWidth: 'min(22rem, var(--radix-popover-content-available-width))',
    maxHeight: 'var(--radix-popover-content-available-height)',
    overflow: 'auto',
    paddingBlock: vars.space.x12,
    paddingInline: `${vars.space.x16} ${vars.space.x8}`,
    border: `${vars.border.thin} solid ${vars.color.control}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    color: vars.color.ink,
    boxShadow: vars.shadow.overlay,
    fontSize: vars.text.body,
    fontWeight: vars.weight.regular,
    letterSpacing: 'normal',
    lineHeight: vars.lineHeight.body,
    overflowWrap: 'anywhere',
    ':focus-visible': {
      outline: `${vars.focus.width} solid ${vars.focus.inner}`,
    },
  }),
);

export const layer = styleVariants({
  page: layered({ zIndex: layers.popover }),
  dialog: layered({ zIndex: layers.dialog }),
});

export const text = style(layered({ flex: 1, minWidth: 0, paddingBlock: vars.space.x8 }));

export const close = style(
  layered({
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    width: vars.size.target,
    height: vars.size.target,
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.pill,
    background: 'none',
    color: vars.color.brandText,
    cursor: 'pointer',
    ':hover': { background: vars.color.brandTint },
  }),
);
