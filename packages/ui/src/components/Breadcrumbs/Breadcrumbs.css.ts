import { globalStyle, style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { targetArea } from '../../private/targetArea.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentsLayer } from '../../theme/layers.css.ts';
import { below, from } from '../../theme/tokens.ts';

export const hiddenWhenNarrow = style(
  layered({ '@media': { [below('sm')]: { display: 'none' } } }),
);

/** The items are as high as targets, so that those of two lines do not overlap; the margins keep the list's look. */
export const list = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.x8,
    marginBlock: `calc(${vars.space.x8} * -1)`,
    listStyle: 'none',
    fontSize: vars.text.small,
    '@media': { print: { display: 'none' } },
  }),
);

/** The separator's alternative text is empty, so that it is not read. */
export const item = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    columnGap: vars.space.x8,
    minWidth: 0,
    minHeight: vars.size.target,
    overflowWrap: 'anywhere',
    selectors: {
      '&:not(:last-child)::after': { content: ['"›"', '"›" / ""'], color: vars.color.inkSoft },
    },
    '@media': {
      [below('sm')]: {
        selectors: {
          // A page without any above it keeps its own name.
          ':has(> [data-state="parent"]) > &:not([data-state="parent"])': { display: 'none' },
          '&[data-state="parent"]::after': { content: 'none' },
        },
      },
    },
  }),
);

/** The mark of a way back, where the way is one link. */
export const backIcon = style(
  layered({
    display: 'flex',
    color: vars.color.brandText,
    '@media': { [from('sm')]: { display: 'none' } },
  }),
);

globalStyle(`${item} > a`, { '@layer': { [componentsLayer]: { position: 'relative' } } });

globalStyle(`${item} > a::after`, { '@layer': { [componentsLayer]: targetArea } });

export const shortened = style(
  layered({
    display: 'inline-block',
    maxInlineSize: '20em',
    overflow: 'hidden',
    // A box of its own is left out of the underline of the link around it.
    textDecoration: 'inherit',
    textOverflow: 'ellipsis',
    verticalAlign: 'bottom',
    whiteSpace: 'nowrap',
    selectors: {
      ':focus-visible > &': { maxInlineSize: 'none', whiteSpace: 'normal' },
    },
    '@media': { [below('sm')]: { maxInlineSize: '100%', whiteSpace: 'normal' } },
  }),
);

export const current = style(layered({ color: vars.color.inkSoft }));
