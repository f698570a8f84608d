import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { from, heroFit } from '../../theme/tokens.ts';

const overlap = { narrow: vars.space.x48, wide: `calc(${vars.space.x64} + ${vars.space.x8})` };

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
    paddingBlockStart: vars.space.x20,
    paddingBlockEnd: `calc(${overlap.narrow} + ${vars.space.x20})`,
    '@media': {
      [from('md')]: {
        paddingBlockStart: vars.space.x64,
        paddingBlockEnd: `calc(${overlap.wide} + ${vars.space.x48})`,
      },
    },
  }),
);

export const heading = style(
  layered({
    // One line on a phone, so that the task below is in the first window. Large text may take more lines.
    fontSize: `clamp(${vars.text.lead}, ${heroFit}, ${vars.text.hero})`,
    fontWeight: vars.weight.bold,
    lineHeight: vars.lineHeight.tight,
    overflowWrap: 'anywhere',
    '@media': {
      /** Narrow, so that the site's name gets its own line. */
      [from('md')]: { maxInlineSize: '8em' },
    },
  }),
);

export const lead = style(
  layered({
    // No word stands alone on the last line.
    maxInlineSize: '24em',
    marginBlockStart: vars.space.x8,
    color: vars.color.onBrandSoft,
    fontSize: vars.text.small,
    '@media': {
      [from('md')]: { marginBlockStart: vars.space.x20, fontSize: vars.text.lead },
    },
  }),
);

export const body = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space.x20,
    marginBlockStart: `calc(${overlap.narrow} * -1)`,
    '@media': {
      [from('md')]: { gap: vars.space.x32, marginBlockStart: `calc(${overlap.wide} * -1)` },
      [from('lg')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    },
  }),
);
