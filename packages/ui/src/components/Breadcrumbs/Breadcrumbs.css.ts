import { globalStyle, style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { targetArea } from '../../private/targetArea.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentsLayer } from '../../theme/layers.css.ts';
import { below, from } from '../../theme/tokens.ts';

export const hiddenWhenNarrow = style(
  layered({ '@media': { [below('sm')]: { display: 'none' } } }),
);

/**
 * Each item is as high as a target, so that targets on two lines do not overlap. Negative margins keep the list
 * compact.
 */
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

/** The separator has an empty alternative text, so that screen readers skip it. */
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
          // A page without a parent keeps its own name.
          ':has(> [data-state="parent"]) > &:not([data-state="parent"])': { display: 'none' },
          '&[data-state="parent"]::after': { content: 'none' },
        },
      },
    },
  }),
);

/** The back arrow, shown where the breadcrumbs are one link. */
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
    // An inline block does not get the underline of the link around it, so it must inherit it.
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
