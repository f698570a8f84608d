import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { layered } from './layered.ts';

/** Nothing can be pressed on paper, so closed content is printed open. */
export const printsOpen = style(
  layered({
    selectors: {
      '&::details-content': { '@media': { print: { contentVisibility: 'visible' } } },
    },
  }),
);

export const summary = style(
  layered({
    minHeight: vars.size.target,
    borderRadius: vars.radius.small,
    lineHeight: vars.lineHeight.snug,
    listStyle: 'none',
    cursor: 'pointer',
    // Safari draws its triangle only with this pseudo-element.
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
    ':hover': { color: vars.color.brandText },
  }),
);

export const chevron = style(
  layered({
    display: 'flex',
    flex: 'none',
    selectors: {
      'details[open] > summary > &, [aria-expanded="true"] > &': { transform: 'rotate(180deg)' },
    },
    '@media': { print: { display: 'none' } },
  }),
);
