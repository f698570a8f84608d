// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { draw } from '../testing/draw.tsx';
import { withReferences } from './withReferences.tsx';

/** The sentence with each digit that is heard alone in brackets; a no-break space is `_`. */
function drawn(sentence: string): string {
  draw(<p>{withReferences(sentence.replaceAll('_', '\u00A0'))}</p>);
  const heard: Node = document.querySelector('p') ?? document.body;
  const partsOf = (node: Node): string =>
    node instanceof Element && /^\d$/u.test(node.textContent)
      ? `[${node.textContent}]`
      : node.childNodes.length === 0
        ? (node.textContent ?? '')
        : [...node.childNodes].map(partsOf).join('');
  return partsOf(heard).replaceAll('\u00A0', '_');
}

it.each([
  ['Krav 4711_0019_447, ABC_12D.', 'Krav [4][7][1][1][0][0][1][9][4][4][7], ABC_12D.'],
  ['4711_0019 och 4711_0020.', '[4][7][1][1][0][0][1][9] och [4][7][1][1][0][0][2][0].'],
  ['Betala 23_798_kr, 1_234_567_kr.', 'Betala 23_798_kr, 1_234_567_kr.'],
  ['Senast 30_november_2026 1_200_kr.', 'Senast 30_november_2026 1_200_kr.'],
  ['Krav AB12_0019_447.', 'Krav AB12_0019_447.'],
  ['Inget nummer.', 'Inget nummer.'],
])('%s: only the numbers of cases are heard digit by digit [Z103]', (sentence, expected) => {
  expect(drawn(sentence)).toBe(expected);
});
