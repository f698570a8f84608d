import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.x8,
    listStyle: 'none',
    fontSize: vars.text.small,
    '@media': { print: { display: 'none' } },
  }),
);

/** The separator's alternative text is empty, so that it is not read. */
export const item = style(
  layered({
    display: 'flex',
    alignItems: 'baseline',
    columnGap: vars.space.x8,
    minWidth: 0,
    paddingBlock: vars.space.x4,
    overflowWrap: 'anywhere',
    selectors: {
      '&:not(:last-child)::after': { content: ['"›"', '"›" / ""'], color: vars.color.inkSoft },
    },
  }),
);

export const current = style(layered({ color: vars.color.inkSoft }));
