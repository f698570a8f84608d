import { expect, it } from 'vitest';

import { partAtCases } from './casesInText.rules.ts';

it.each([
  ['Krav 4713⍽0040⍽118, WKA⍽54H.', ['Krav ', '#47130040118', ', WKA⍽54H.']],
  ['4716⍽0028⍽892 och 4716⍽0031⍽730.', ['#47160028892', ' och ', '#47160031730', '.']],
  ['Krav 4713⍽0040', ['Krav ', '#47130040']],
  ['Krav 4713⍽0040⍽1184⍽5', ['Krav ', '#4713004011845']],
  ['Betala 9⍽636⍽135⍽kr senast 30⍽november.', ['Betala 9⍽636⍽135⍽kr senast 30⍽november.']],
  ['Betala 10⍽360,50⍽kr senast 15⍽januari⍽2027.', ['Betala 10⍽360,50⍽kr senast 15⍽januari⍽2027.']],
  ['sex planer.', ['sex planer.']],
  ['', []],
])('%j is parted at the numbers of cases: %j [Z87]', (text, expected) => {
  const parts = partAtCases(text.replaceAll('⍽', '\u00A0'));
  expect(
    parts.map((part) =>
      typeof part === 'string' ? part.replaceAll('\u00A0', '⍽') : `#${part.referenceNumber}`,
    ),
  ).toEqual(expected);
});
