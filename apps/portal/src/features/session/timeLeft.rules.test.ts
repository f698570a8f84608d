import { expect, it } from 'vitest';

import { timeLeftWords } from './timeLeft.rules.ts';

it.each([
  [120, '2 minuter'],
  [119, '1 minut och 59 sekunder'],
  [61, '1 minut och 1 sekund'],
  [60, '1 minut'],
  [59, '59 sekunder'],
  [1, '1 sekund'],
  [0, '0 sekunder'],
])('%i seconds are said as %s [Z01]', (seconds, words) => {
  expect(timeLeftWords(seconds)).toBe(words);
});
