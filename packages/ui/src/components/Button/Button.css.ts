import { style, styleVariants } from '@vanilla-extract/css';

import { balanced } from '../../private/balanced.css.ts';
import { layered } from '../../private/layered.ts';
import { ring } from '../../private/spin.css.ts';
import { targetArea } from '../../private/targetArea.ts';
import { vars } from '../../theme/contract.css.ts';
import { narrowEdge } from '../../theme/tokens.ts';

/** The border is always there, also when transparent: forced colours show it as the button's edge. */
export const button = style([
  balanced,
  layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.x8,
    maxWidth: '100%',
    border: `${vars.border.thick} solid transparent`,
    borderRadius: vars.radius.pill,
    font: 'inherit',
    fontWeight: vars.weight.medium,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'center',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '@media': { print: { display: 'none' } },
  }),
]);

export const variant = styleVariants({
  /** In a dark theme `brand` is hardly lighter than the page, and the button would be its weakest control. */
  primary: layered({
    background: vars.color.brandText,
    color: vars.color.surface,
    ':hover': { background: vars.color.brandTextHover },
  }),
  secondary: layered({
    borderColor: vars.color.brandText,
    background: vars.color.surface,
    color: vars.color.brandText,
    ':hover': { background: vars.color.brandTint, color: vars.color.brandTextHover },
  }),
  quiet: layered({
    background: 'transparent',
    color: vars.color.brandText,
    textDecoration: 'underline',
    ':hover': { background: vars.color.brandTint, color: vars.color.brandTextHover },
    // Its words line up with what is around it, so an edge would lie on that of its frame. It is underlined.
    '@media': { '(forced-colors: active)': { borderColor: 'Canvas' } },
  }),
});

/** Less on phones, where the words need the room. The spinner's inset and width, 0.1 and 0.45, fill it. */
const narrowPadding = `min(${vars.space.x16}, 0.55 * ${narrowEdge})`;

export const size = styleVariants({
  medium: layered({
    minHeight: vars.size.button,
    paddingBlock: vars.space.x12,
    paddingInline: `min(${vars.space.x32}, 1.5 * ${narrowEdge})`,
  }),
  /** The pill is smaller than its target, which is still full size. */
  small: layered({
    paddingBlock: vars.space.x8,
    paddingInline: narrowPadding,
    fontSize: vars.text.small,
    '::after': targetArea,
  }),
});

export const fullWidth = style(layered({ width: '100%' }));

/** Wide enough for the words, so that they stay on one line in a narrow column. */
export const fullWidthButton = style(layered({ width: '100%', paddingInline: narrowPadding }));

/** Flat and without an edge; the reason below says in words that the button is unavailable. */
export const unavailable = style(
  layered({
    borderColor: 'transparent',
    cursor: 'not-allowed',
    selectors: {
      '&, &:hover': { background: vars.color.neutralTint, color: vars.color.inkSoft },
    },
    '@media': { '(forced-colors: active)': { borderColor: 'GrayText', color: 'GrayText' } },
  }),
);

export const pending = style(layered({ cursor: 'progress' }));

/** The spinner sits in the padding and shrinks with it, so that the button keeps its width and its words. */
export const spinner = style([
  ring,
  layered({
    position: 'absolute',
    insetInlineStart: `min(${vars.space.x8}, 0.1 * ${narrowEdge})`,
    top: '50%',
    width: `min(${vars.space.x16}, 0.45 * ${narrowEdge})`,
    aspectRatio: '1',
    translate: '0 -50%',
  }),
]);

export const spinnerSmall = style(
  layered({
    insetInlineStart: `min(${vars.space.x4}, 0.1 * ${narrowEdge})`,
    width: `min(${vars.space.x12}, 0.45 * ${narrowEdge})`,
  }),
);

/** Around a button that stands alone. It takes part in the layout as if the wrapper were not there. */
export const noBox = style(layered({ display: 'contents' }));

export const group = style(
  layered({
    display: 'inline-flex',
    flexDirection: 'column',
    // The button is no wider than when it works.
    alignItems: 'flex-start',
    gap: vars.space.x8,
    maxWidth: '100%',
  }),
);

export const reason = style(
  layered({ display: 'block', color: vars.color.inkSoft, fontSize: vars.text.small }),
);
