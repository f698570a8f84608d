import { style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { targetArea } from '../../private/targetArea.ts';
import { vars } from '../../theme/contract.css.ts';
import { iconSize, underline } from '../../theme/tokens.ts';

export const link = style(
  layered({
    borderRadius: vars.radius.small,
    textDecorationLine: 'underline',
    textDecorationThickness: underline.thickness,
    textUnderlineOffset: underline.offset,
    overflowWrap: 'anywhere',
    ':hover': { textDecorationThickness: underline.thicknessHover },
  }),
);

export const tone = styleVariants({
  brand: layered({ color: vars.color.brandText, ':hover': { color: vars.color.brandTextHover } }),
  onBrand: layered({ color: vars.color.onBrand }),
  inherit: layered({ color: 'inherit' }),
});

/** Stands on a line of its own, so its target may grow outwards. On paper there is nowhere to go back to. */
export const back = style(
  layered({
    position: 'relative',
    display: 'inline-block',
    '::after': targetArea,
    '@media': { print: { display: 'none' } },
  }),
);

export const startIcon = style(layered({ marginInlineEnd: vars.space.x4 }));

/** Its words are underlined, not the mark, nor the space before what is only said. */
export const marked = style(layered({ textDecorationLine: 'none' }));

const unseenSpace = '0.25em';

/**
 * Keeps room for the mark beside the last word: a line may end before a picture in the text, never before a padding. The
 * space before what is only said takes no room.
 */
export const markedWords = style(
  layered({
    paddingInlineEnd: `calc(${vars.space.x4} + ${iconSize.small})`,
    marginInlineEnd: `-${unseenSpace}`,
    textDecorationLine: 'underline',
    textDecorationThickness: underline.thickness,
    textUnderlineOffset: underline.offset,
    selectors: { [`${marked}:hover &`]: { textDecorationThickness: underline.thicknessHover } },
  }),
);

/** Lies where the words end, in the room that they keep for it. */
export const newTabMark = style(
  layered({ position: 'absolute', marginInlineStart: `calc(${unseenSpace} - ${iconSize.small})` }),
);

/** A button without a button's look: its target grows outwards, so that the line it stands in keeps its height. */
export const textButton = style(
  layered({
    position: 'relative',
    padding: 0,
    border: 'none',
    background: 'none',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: '50%',
      minHeight: vars.space.x24,
      height: '100%',
      transform: 'translateY(-50%)',
    },
  }),
);
