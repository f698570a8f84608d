import { keyframes, style, styleVariants } from '@vanilla-extract/css';

import { balanced } from '../../private/balanced.css.ts';
import { hyphenated } from '../../private/hyphenated.ts';
import { layered } from '../../private/layered.ts';
import { textRing } from '../../private/spin.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { from, layers, narrowEdge } from '../../theme/tokens.ts';

const edge = `min(${vars.space.x24}, ${narrowEdge})`;
const hidden = { opacity: 0 };
const lowered = { opacity: 0, transform: `translateY(${vars.space.x16})` };
const fadeIn = keyframes({ from: hidden });
const fadeOut = keyframes({ to: hidden });
const riseIn = keyframes({ from: lowered });
const sinkOut = keyframes({ to: lowered });

const motionIsWelcome = '(prefers-reduced-motion: no-preference)';

/** Without motion: gone at once, but there for as long. A screen reader hears focus leave it. */
const leaving = style(
  layered({
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        selectors: {
          '&[data-state="closed"]': { opacity: 0, animation: `${fadeOut} ${vars.motion.dialog}` },
        },
      },
    },
  }),
);

/** Paper shows the page, which a dialog would cover on every sheet. */
const notOnPaper = { print: { display: 'none' } } as const;

export const backdrop = style([
  leaving,
  layered({
    position: 'fixed',
    inset: 0,
    zIndex: layers.dialog,
    background: vars.color.backdrop,
    // Radix turns pointer events off outside the dialog. With pointer events on, the overlay catches presses before
    // they reach the page.
    pointerEvents: 'auto',
    '@media': {
      ...notOnPaper,
      [motionIsWelcome]: {
        selectors: {
          '&[data-state="open"]': { animation: `${fadeIn} ${vars.motion.backdrop} ease-out` },
          '&[data-state="closed"]': {
            animation: `${fadeOut} ${vars.motion.backdrop} ease-in forwards`,
          },
        },
      },
    },
  }),
]);

/**
 * The whole box scrolls, so that keyboard users can scroll it while it or the close button has focus. It takes focus when
 * it opens, which is seen without a ring.
 */
export const box = style(
  layered({
    position: 'fixed',
    inset: 0,
    zIndex: layers.dialog,
    width: `calc(100% - 2 * ${vars.size.gutter})`,
    height: 'fit-content',
    maxHeight: `calc(100dvh - 2 * ${vars.space.x16})`,
    margin: 'auto',
    padding: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // The title covers scrolled content. Scroll padding keeps it from covering the focused element.
    scrollPaddingBlockStart: `calc(${vars.space.x64} * 3)`,
    // Visible only in forced colours, where the backdrop has no colour.
    border: `${vars.border.thick} solid transparent`,
    borderRadius: vars.radius.large,
    background: vars.color.surface,
    color: vars.color.ink,
    boxShadow: vars.shadow.overlay,
    ':focus': { outline: 'none', boxShadow: vars.shadow.overlay },
    '@media': { ...notOnPaper, 'screen and (max-height: 25em)': { scrollPaddingBlockStart: 0 } },
  }),
);

export const content = style([
  leaving,
  layered({
    '@media': {
      [motionIsWelcome]: {
        selectors: {
          '&[data-state="open"]': { animation: `${riseIn} ${vars.motion.dialog} ease-out` },
          '&[data-state="closed"]': {
            animation: `${sinkOut} ${vars.motion.dialog} ease-in forwards`,
          },
        },
      },
    },
  }),
]);

export const native = style(layered({ '::backdrop': { background: vars.color.backdrop } }));

export const size = styleVariants({
  medium: layered({ maxWidth: '34rem' }),
  large: layered({ maxWidth: '50rem' }),
});

export const header = style(
  layered({
    position: 'sticky',
    top: 0,
    zIndex: layers.header,
    // A long title in a narrow window gets the full width, below the button.
    display: 'flex',
    flexWrap: 'wrap-reverse',
    alignItems: 'start',
    justifyContent: 'space-between',
    columnGap: vars.space.x8,
    paddingBlock: `${vars.space.x12} ${vars.space.x4}`,
    paddingInline: edge,
    background: vars.color.surface,
    '@media': {
      [from('sm')]: { flexWrap: 'nowrap', paddingBlockStart: vars.space.x20 },
      // In a low window with large text, a sticky title would take the space of the text.
      'screen and (max-height: 25em)': { position: 'static' },
    },
  }),
);

export const title = style([
  balanced,
  layered({
    minWidth: 0,
    paddingBlock: vars.space.x8,
    fontSize: vars.text.h2,
    fontWeight: vars.weight.bold,
    lineHeight: vars.lineHeight.snug,
    ...hyphenated,
    overflowWrap: 'anywhere',
  }),
]);

export const close = style(
  layered({
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: vars.space.x8,
    minHeight: vars.size.target,
    minWidth: vars.size.target,
    // Its word ends where the text does.
    marginInline: `auto calc(-1 * ${vars.space.x12})`,
    paddingBlock: vars.space.x8,
    paddingInline: vars.space.x12,
    border: 'none',
    borderRadius: vars.radius.pill,
    background: 'none',
    color: vars.color.brandText,
    fontWeight: vars.weight.medium,
    cursor: 'pointer',
    ':hover': { background: vars.color.brandTint, color: vars.color.brandTextHover },
  }),
);

export const body = style(
  layered({
    display: 'grid',
    gap: vars.space.x16,
    paddingBlock: `${vars.space.x8} ${vars.space.x24}`,
    paddingInline: edge,
    overflowWrap: 'anywhere',
  }),
);

export const actions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.x12,
    paddingBlockEnd: vars.space.x24,
    paddingInline: edge,
  }),
);

/**
 * Shows that the press was noticed while the dialog is loading. It lets presses through, because nothing is modal yet.
 */
export const waiting = style(
  layered({
    position: 'fixed',
    inset: 0,
    zIndex: layers.dialog,
    display: 'grid',
    placeContent: 'center',
    background: vars.color.backdrop,
    color: vars.color.onBrand,
    fontSize: vars.text.h1,
    pointerEvents: 'none',
  }),
);

export { textRing as ring };

/** Gets focus when its phase begins, so that it is read. A ring is drawn only where Tab can reach it too. */
export const phase = style(
  layered({
    display: 'grid',
    gap: vars.space.x8,
    borderRadius: vars.radius.small,
    selectors: { '&[tabindex="-1"]:focus': { outline: 'none', boxShadow: 'none' } },
  }),
);

export const outcome = style(layered({ display: 'flex', alignItems: 'start', gap: vars.space.x8 }));

export const outcomeTone = styleVariants({
  done: layered({ flex: 'none', color: vars.color.positive }),
  error: layered({ flex: 'none', color: vars.color.critical }),
});

export const outcomeHeading = style(
  layered({
    fontSize: vars.text.h3,
    fontWeight: vars.weight.bold,
    lineHeight: vars.lineHeight.snug,
  }),
);
