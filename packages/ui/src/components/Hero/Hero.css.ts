import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { from } from '../../theme/tokens.ts';

const overlap = `calc(${vars.space.x64} + ${vars.space.x8})`;

export const band = style(
  layered({
    borderBlockEnd: `${vars.border.thin} solid transparent`,
    background: vars.color.brand,
    color: vars.color.onBrand,
  }),
);

export const words = style(
  layered({
    paddingBlockStart: vars.space.x64,
    paddingBlockEnd: `calc(${overlap} + ${vars.space.x48})`,
  }),
);

export const heading = style(
  layered({
    /** Narrow enough for a short greeting to break into two even lines, as a sign does. */
    maxInlineSize: '10em',
    fontSize: vars.text.hero,
    fontWeight: vars.weight.bold,
    lineHeight: vars.lineHeight.tight,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
);

export const lead = style(
  layered({
    maxInlineSize: '36em',
    marginBlockStart: vars.space.x20,
    color: vars.color.mint,
    fontSize: vars.text.lead,
  }),
);

export const body = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space.x32,
    marginBlockStart: `calc(${overlap} * -1)`,
    '@media': {
      [from('lg')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    },
  }),
);
