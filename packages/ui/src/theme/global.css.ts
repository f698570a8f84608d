import { fallbackVar, globalStyle } from '@vanilla-extract/css';

import { vars } from './contract.css.ts';
import { resetLayer } from './layers.css.ts';

type Rule = Parameters<typeof globalStyle>[1];
type ResetRule = NonNullable<Rule['@layer']>[string];

function reset(selector: string, rule: ResetRule): void {
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });
}

/**
 * Not `*::before` and `*::after`: the browser would compute the styles of two more boxes for each element, whether they are
 * drawn or not.
 */
reset('*', { boxSizing: 'border-box' });

reset('html', { textSizeAdjust: '100%', scrollPaddingBlock: vars.space.x24 });

/**
 * A dialog sets this while it is open. Radix makes the page behind it ignore the pointer by a style that every element
 * inherits, so the browser computes the styles of all of them again. The dialog's backdrop, which covers the page, is
 * enough.
 */
// As a variable, because the types of `pointerEvents` do not know `!important`.
reset('body.msScrollLock', { overflow: 'hidden', vars: { 'pointer-events': 'auto !important' } });

reset('body', {
  margin: 0,
  minHeight: '100vh',
  background: vars.color.canvas,
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  fontWeight: vars.weight.regular,
  lineHeight: vars.lineHeight.body,
  overflowWrap: 'break-word',
});

reset('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset', { margin: 0, padding: 0 });

reset('h1, h2, h3, h4', { fontFamily: fallbackVar(vars.font.heading, 'inherit') });

reset('fieldset', { border: 'none', minInlineSize: 0 });

// A floating legend is laid out as other elements are: otherwise the browser gives it a place of its own.
reset('legend', { float: 'inline-start', padding: 0 });

reset('img, svg, video', { maxWidth: '100%' });

reset('button, input, select, textarea', { font: 'inherit', color: 'inherit' });

/**
 * A line with a halo: one of the two has contrast on every background. Forced colours drop the halo and
 * draw the line in a system colour.
 */
reset(':focus-visible', {
  outline: `${vars.focus.width} solid ${vars.focus.inner}`,
  boxShadow: `0 0 0 calc(${vars.focus.width} * 2) ${vars.focus.outer}`,
  '@media': { '(forced-colors: active)': { outlineColor: 'CanvasText' } },
});

/** A heading or the page's main part gets focus only from a script and cannot be activated: it needs no ring. */
reset(':is(h1, h2, h3, h4, main)[tabindex="-1"]:focus', { outline: 'none', boxShadow: 'none' });

/**
 * Paper is read from a shorter distance than a screen: all sizes scale with this one, and body text becomes 11 points.
 */
reset('html', { '@media': { print: { fontSize: '86.3%' } } });
