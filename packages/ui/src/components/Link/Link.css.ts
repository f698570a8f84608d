import { style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { targetArea } from '../../private/targetArea.ts';
import { vars } from '../../theme/contract.css.ts';
import { iconSize, underline } from '../../theme/tokens.ts';

const link = style(
  layered({
    borderRadius: vars.radius.small,
    textDecorationLine: 'underline',
    textDecorationThickness: underline.thickness,
    textUnderlineOffset: underline.offset,
    overflowWrap: 'anywhere',
    // Padding of inline text does not make its line higher.
    paddingBlock: `max(0em, (${vars.space.x24} - ${underline.textHeight}) / 2)`,
    ':hover': { textDecorationThickness: underline.thicknessHover },
  }),
);

/** Stands on its own line and is as high as a target. */
export const standalone = style(
  layered({
    display: 'inline-block',
    paddingBlock: `calc((${vars.size.target} - ${vars.lineHeight.body} * 1em) / 2)`,
  }),
);

/** With the styles of every link: one string that all links share. */
export const tone = styleVariants({
  brand: [
    link,
    layered({ color: vars.color.brandText, ':hover': { color: vars.color.brandTextHover } }),
  ],
  onBrand: [link, layered({ color: vars.color.onBrand })],
  inherit: [link, layered({ color: 'inherit' })],
});

/** Stands on its own line, so its target may extend beyond the text. It is left out on paper. */
export const back = style(
  layered({
    position: 'relative',
    display: 'inline-block',
    '::after': targetArea,
    '@media': { print: { display: 'none' } },
  }),
);

export const startIcon = style(layered({ marginInlineEnd: vars.space.x4 }));

/**
 * Only the label is underlined, not the icon and not the space before the hidden text. That space takes no width: with a
 * negative margin instead, Firefox wraps the label of a narrow link.
 */
export const marked = style(layered({ textDecorationLine: 'none', wordSpacing: '-0.25em' }));

/**
 * Padding keeps the icon on the same line as the last word: a line could wrap before an image in the text, but never
 * before padding.
 */
export const markedWords = style(
  layered({
    paddingInlineEnd: `calc(${vars.space.x8} + ${iconSize.small})`,
    wordSpacing: 0,
    textDecorationLine: 'underline',
    textDecorationThickness: 'inherit',
  }),
);

/** Placed after the last word, in the padding. */
export const endMark = style(
  layered({ position: 'absolute', marginInlineStart: `-${iconSize.small}` }),
);

/** A button that looks like a link. Its target extends beyond the text without making the line higher. */
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
