import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

const small = {
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
} as const;

export const text = style(layered(small));

export const plans = style(
  layered({
    listStyle: 'none',
    minWidth: 0,
    borderBlock: `${vars.border.thin} solid ${vars.color.line}`,
  }),
);

/** The amount and its button go below the facts with large text. */
export const plan = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: `${vars.space.x4} ${vars.space.x12}`,
    paddingBlock: vars.space.x12,
    minWidth: 0,
    breakInside: 'avoid',
    selectors: { '& + &': { borderBlockStart: `${vars.border.thin} solid ${vars.color.line}` } },
  }),
);

export const facts = style(
  layered({
    flex: '1 1 8rem',
    display: 'grid',
    gap: vars.space.x4,
    minWidth: 0,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: vars.font.numeric,
  }),
);

export const detail = style(layered({ ...small, fontWeight: vars.weight.regular }));

export const side = style(
  layered({
    display: 'grid',
    justifyItems: 'end',
    gap: vars.space.x4,
    marginInlineStart: 'auto',
    minWidth: 0,
  }),
);

export const amount = style(
  layered({
    fontWeight: vars.weight.bold,
    fontVariantNumeric: vars.font.numeric,
    whiteSpace: 'nowrap',
  }),
);

export const button = style(layered({ '@media': { print: { display: 'none' } } }));

export const remarks = style(
  layered({ display: 'grid', gap: vars.space.x4, minWidth: 0, ...small }),
);

export const label = style(layered({ color: vars.color.ink, fontWeight: vars.weight.medium }));
