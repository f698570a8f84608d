import { style, styleVariants } from '@vanilla-extract/css';

import { balanced } from '../../private/balanced.css.ts';
import { hyphenated } from '../../private/hyphenated.ts';
import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const heading = style([
  balanced,
  layered({
    maxInlineSize: vars.size.measure,
    fontWeight: vars.weight.bold,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
    breakAfter: 'avoid',
    ...hyphenated,
  }),
]);

export const size = styleVariants({
  h1: layered({ fontSize: vars.text.h1 }),
  h2: layered({ fontSize: vars.text.h2 }),
  h3: layered({ fontSize: vars.text.h3 }),
});

export const eyebrow = style(
  layered({
    display: 'block',
    // Keeps the space at its end, without which Chromium joins the words of both lines.
    whiteSpace: 'pre-wrap',
    color: vars.color.inkSoft,
    fontSize: vars.text.body,
    fontWeight: vars.weight.regular,
  }),
);
