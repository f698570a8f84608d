// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { draw } from '../testing/draw.tsx';
import { useScrollToPart } from './useScrollToPart.ts';

const shown: string[] = [];

beforeEach(() => {
  shown.length = 0;
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element) {
      shown.push(this.id);
    },
  });
});
afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

function LatePart() {
  useScrollToPart('manaden');
  return <section id="manaden">Att betala i november</section>;
}

it.each([
  ['is brought into view when the address names it', '/krav#manaden', 0, ['manaden']],
  ['stays where it is when the address names another', '/krav#annat', 0, []],
  ['does not move a page that the customer has begun to read', '/krav#manaden', 200, []],
])('a part that comes late %s [Z77]', (_, address, scrollY, expected) => {
  history.replaceState(null, '', address);
  vi.stubGlobal('scrollY', scrollY);
  draw(<LatePart />);
  expect(shown).toEqual(expected);
});
