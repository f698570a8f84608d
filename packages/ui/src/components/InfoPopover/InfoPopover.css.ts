import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/tokens.ts';

/** The button stands in a line of text, so its icon is small and its target extends beyond the line. */
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

/** Resets the browser's styles for popovers, and styles that a surrounding heading or table would pass down. */
export const content = style(
  layered({
    position: 'fixed',
    inset: 'auto',
    zIndex: layers.dialog,
    alignItems: 'start',
    gap: vars.space.x8,
    width: 'max-content',
    maxWidth: `min(22rem, 100vw - 2 * ${vars.space.x8})`,
    height: 'auto',
    margin: 0,
    overflow: 'auto',
    paddingBlock: vars.space.x12,
    paddingInline: `${vars.space.x16} ${vars.space.x8}`,
    border: `${vars.border.thin} solid ${vars.color.control}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    color: vars.color.ink,
    boxShadow: vars.shadow.overlay,
    fontSize: vars.text.body,
    fontVariantNumeric: 'normal',
    fontWeight: vars.weight.regular,
    letterSpacing: 'normal',
    lineHeight: vars.lineHeight.body,
    overflowWrap: 'anywhere',
    textAlign: 'start',
    whiteSpace: 'normal',
    ':focus-visible': {
      outline: `${vars.focus.width} solid ${vars.focus.inner}`,
    },
    selectors: { '&[data-state="open"]': { display: 'flex' } },
    '@media': {
      print: {
        // A popover cannot open on paper, so the explanation is printed after its word.
        display: 'inline',
        position: 'static',
        padding: 0,
        border: 'none',
        background: 'none',
        color: vars.color.inkSoft,
        boxShadow: 'none',
        fontSize: vars.text.small,
      },
    },
  }),
);

export const text = style(
  layered({
    flex: 1,
    minWidth: 0,
    paddingBlock: vars.space.x8,
    '@media': { print: { '::before': { content: '"("' }, '::after': { content: '")"' } } },
  }),
);

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
    '@media': { print: { display: 'none' } },
  }),
);
