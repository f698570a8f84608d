import { expect, it } from 'vitest';

import { timeLeftWords } from './timeLeft.rules.ts';

it.each([
  [120, '2\u00A0minuter'],
  [119, '1\u00A0minut och 59\u00A0sekunder'],
  [61, '1\u00A0minut och 1\u00A0sekund'],
  [60, '1\u00A0minut'],
  [59, '59\u00A0sekunder'],
  [1, '1\u00A0sekund'],
  [0, '0\u00A0sekunder'],
])('%i seconds are said as %s [Z01]', (seconds, words) => {
  expect(timeLeftWords(seconds)).toBe(words);
});
