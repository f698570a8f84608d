import { expect, it } from 'vitest';

import { findOptions, optionNamed } from './findOptions.ts';

const options = ['Oskarslund', 'Lund', 'Lunda', 'Västra Götaland', 'Åre'].map((label) => ({
  label,
}));

it.each([
  ['', ['Oskarslund', 'Lund', 'Lunda', 'Västra Götaland', 'Åre']],
  ['lund', ['Lund', 'Lunda', 'Oskarslund']],
  [' LUNDA ', ['Lunda']],
  ['göta väst', ['Västra Götaland']],
  ['västra  göta', ['Västra Götaland']],
  ['A\u030Are', ['Åre']],
  ['are', []],
  ['lund göta', []],
])('finds by %j the options %j [G23]', (text, found) => {
  expect(findOptions(options, text).map(({ label }) => label)).toEqual(found);
});

it.each([
  ['Lund', 'Lund'],
  [' lunda ', 'Lunda'],
  ['västra  götaland', 'Västra Götaland'],
  ['Lun', undefined],
  ['', undefined],
])('takes %j as the name of %s [G23]', (text, label) => {
  expect(optionNamed(options, text)?.label).toBe(label);
});
