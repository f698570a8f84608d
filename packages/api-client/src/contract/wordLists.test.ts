import { expect, it } from 'vitest';

import { knownWord, knownWordInAnyCase } from './wordLists.ts';

const words = ['Matrix', 'MatrixCustomer'] as const;

it.each([
  ['MatrixCustomer', 'MatrixCustomer', 'MatrixCustomer'],
  [' MatrixCustomer ', 'MatrixCustomer', 'MatrixCustomer'],
  ['matrixCustomer', null, 'MatrixCustomer'],
  ['Matrix Customer', null, null],
  ['', null, null],
  [null, null, null],
])('%j is the word %j, and %j when its case may differ', (text, exact, inAnyCase) => {
  expect(knownWord(words, text)).toBe(exact);
  expect(knownWordInAnyCase(words, text)).toBe(inAnyCase);
});
