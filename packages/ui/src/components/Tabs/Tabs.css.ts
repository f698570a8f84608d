import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style(layered({ display: 'grid', gap: vars.space.x24, minWidth: 0 }));

export const list = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.x8,
    borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
    '@media': { print: { display: 'none' } },
  }),
);

/**
 * The mark of the selected tab is a border that the others lack: a transparent one would come out in forced colours
 * and mark them all.
 */
export const tab = style(
  layered({
    // Words wrap inside a tab before tabs wrap in the row, and a word breaks only where it is wider than the page.
    flex: '1 1 min-content',
    minWidth: 0,
    maxWidth: 'max-content',
    minHeight: vars.size.button,
    marginBlockEnd: `calc(${vars.border.thin} * -1)`,
    paddingBlock: `${vars.space.x12} calc(${vars.space.x12} + ${vars.border.nav})`,
    paddingInline: vars.space.x16,
    border: 'none',
    background: 'none',
    color: vars.color.inkSoft,
    fontWeight: vars.weight.medium,
    lineHeight: vars.lineHeight.snug,
    hyphens: 'auto',
    overflowWrap: 'break-word',
    cursor: 'pointer',
    ':hover': { color: vars.color.brandText },
    selectors: {
      '&[data-state="active"]': {
        paddingBlockEnd: vars.space.x12,
        borderBlockEnd: `${vars.border.nav} solid ${vars.color.brandText}`,
        color: vars.color.brandText,
      },
    },
  }),
);

export const panel = style(layered({ minWidth: 0, borderRadius: vars.radius.small }));
