import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { from } from '../../theme/tokens.ts';

const overlap = `calc(${vars.space.x64} + ${vars.space.x8})`;

export const band = style(
  layered({
    background: vars.color.brand,
    color: vars.color.onBrand,
    '@media': {
      '(forced-colors: active)': { borderBlockEnd: `${vars.border.thin} solid CanvasText` },
    },
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
    /** Narrow, so that the site's name gets its own line. */
    maxInlineSize: '8em',
    fontSize: vars.text.hero,
    fontWeight: vars.weight.bold,
    lineHeight: vars.lineHeight.tight,
    overflowWrap: 'anywhere',
  }),
);

export const lead = style(
  layered({
    maxInlineSize: '32em',
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
