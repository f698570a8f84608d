import { expect, it } from 'vitest';

import { aCase } from '../../testing/aCase.ts';
import { foundBy, isSearchable } from './search.rules.ts';

const cases = [
  aCase({ referenceNumber: '47110023918', registrationNumbers: ['ABC12D', 'GHT62K'] }),
  aCase({ referenceNumber: '47120031407', registrationNumbers: ['ÅKE 1'] }),
  aCase({ referenceNumber: '47130040118', registrationNumbers: [] }),
];

it.each([
  ['', [0, 1, 2]],
  ['  ', [0, 1, 2]],
  // Any part of the number, with or without spaces.
  ['47110023918', [0]],
  ['4711 0023 918', [0]],
  ['471 10\u00A0023', [0]],
  ['0040', [2]],
  ['47', [0, 1, 2]],
  // Any vehicle, in any case.
  ['ght 62k', [0]],
  ['c12', [0]],
  ['åke', [1]],
  ['A\u030ake1', [1]],
  ['ake', []],
  // The query is neither a pattern nor two words.
  ['.*', []],
  ['4711 4712', []],
])('finds by %j the cases %j [Z85]', (query, expected) => {
  expect(foundBy(query, cases).map((one) => cases.indexOf(one))).toEqual(expected);
});

it.each([
  [9, false],
  [10, true],
])('offers a search of %i cases: %s [Z85]', (count, isOffered) => {
  expect(isSearchable(Array.from({ length: count }, () => aCase()))).toBe(isOffered);
});
