import { style, styleVariants } from '@vanilla-extract/css';

import { balanced } from '../../private/balanced.css.ts';
import { whereThereIsRoom } from '../../private/besideIcon.ts';
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

/** Narrower, the words need the room of the tile. */
const least = '14rem';

/** All lines begin beside the tile. */
export const withIcon = style(
  layered({
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    minHeight: vars.space.x40,
    paddingInlineStart: whereThereIsRoom(`${vars.space.x40} + ${vars.space.x12}`, least),
  }),
);

export const tile = style(
  layered({
    position: 'absolute',
    insetInlineStart: 0,
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    width: whereThereIsRoom(vars.space.x40, least),
    height: vars.space.x40,
    borderRadius: vars.radius.medium,
    background: vars.color.infoTint,
    color: vars.color.info,
  }),
);

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
