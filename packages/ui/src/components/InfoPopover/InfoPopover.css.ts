import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { textRing } from '../../private/spin.css.ts';
import { targetArea } from '../../private/targetArea.ts';
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
    '::after': targetArea,
    '@media': { print: { display: 'none' } },
  }),
);

export { textRing as ring };

/** In the line of text: on paper, and on screen when the code of the box could not be fetched. */
export const inLine = style(
  layered({
    fontSize: vars.text.small,
    fontWeight: vars.weight.regular,
    '::before': { content: '"("' },
    '::after': { content: '")"' },
    selectors: { '&[data-state="closed"]': { display: 'none' } },
    '@media': {
      print: { selectors: { '&[data-state]': { display: 'inline', color: vars.color.inkSoft } } },
    },
  }),
);

export const content = style(
  layered({
    zIndex: layers.dialog,
    display: 'flex',
    alignItems: 'start',
    gap: vars.space.x8,
    width: 'max-content',
    maxWidth: `min(22rem, 100vw - 2 * ${vars.space.x8})`,
    maxHeight: 'var(--radix-popover-content-available-height)',
    overflow: 'auto',
    paddingBlock: vars.space.x12,
    paddingInline: `${vars.space.x16} ${vars.space.x8}`,
    border: `${vars.border.thin} solid ${vars.color.control}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    color: vars.color.ink,
    boxShadow: vars.shadow.overlay,
    overflowWrap: 'anywhere',
  }),
);

export const text = style(
  layered({
    flex: 1,
    minWidth: 0,
    paddingBlock: vars.space.x8,
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
  }),
);
