import { expect, it } from 'vitest';

import { isTabStop, tabStops } from './tabStops.ts';

it.each([
  ['<a href="/krav">Krav</a>', true],
  ['<a>Krav</a>', false],
  ['<button>Betala</button>', true],
  ['<button disabled>Betala</button>', false],
  ['<input>', true],
  ['<input type="hidden">', false],
  ['<input disabled>', false],
  ['<select></select>', true],
  ['<textarea></textarea>', true],
  ['<details><summary>Mer</summary></details>', true],
  ['<div tabindex="0">Krav</div>', true],
  ['<div tabindex="-1">Krav</div>', false],
  ['<p>Krav</p>', false],
])('Tab stops at %s: %s', (html, expected) => {
  document.body.innerHTML = html;
  const element = document.body.querySelector('summary') ?? document.body.firstElementChild;
  expect(element !== null && isTabStop(element)).toBe(expected);
});

it('lists the stops of a part in their order, without what Tab passes over', () => {
  document.body.innerHTML =
    '<main><a>Krav</a><button>Betala</button><a href="/" tabindex="-1">Start</a><input></main>';
  expect(tabStops(document.body).map(({ localName }) => localName)).toEqual(['button', 'input']);
});
