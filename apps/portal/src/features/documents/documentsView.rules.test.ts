import { expect, it } from 'vitest';

import { filterSummary } from './documentsView.rules.ts';

it.each([
  [3, 27, 10, 'Visar 3 av 27 dokument'],
  [10, 27, 10, 'Visar 10 av 27 dokument'],
  [11, 27, 10, '11 av 27 dokument passar filtret'],
  [11, 27, 20, 'Visar 11 av 27 dokument'],
  [0, 27, 10, 'Visar 0 av 27 dokument'],
])('%i hits of %i, with room for %i: %s [K12]', (hits, total, shown, summary) => {
  expect(filterSummary({ inUse: 1, hits, total, shown })).toBe(summary);
});

it('without a filter it is how many there are', () => {
  expect(filterSummary({ inUse: 0, hits: 27, total: 27, shown: 10 })).toBe('27 dokument');
});
