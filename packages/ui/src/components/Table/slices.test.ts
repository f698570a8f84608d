import { describe, expect, it } from 'vitest';

import { drawAll, drawAtOnce, drawMore } from './slices.ts';

const at = (count: number, drawn: number, order = '') => ({ count, drawn, order });

describe('drawAtOnce', () => {
  it.each([
    { what: 'an empty list', before: undefined, count: 0, drawn: 0 },
    { what: 'the longest list that is no long one', before: undefined, count: 100, drawn: 100 },
    { what: 'a new long list', before: undefined, count: 101, drawn: 30 },
    { what: 'ten rows become all of two thousand', before: at(10, 10), count: 2000, drawn: 40 },
    { what: 'ten rows more', before: at(100, 100), count: 110, drawn: 110 },
    { what: 'ten rows more, while rows come', before: at(2000, 60), count: 2010, drawn: 2010 },
    { what: 'fewer rows, while rows come', before: at(2000, 160), count: 1200, drawn: 160 },
    { what: 'fewer rows than are drawn', before: at(2000, 1500), count: 1200, drawn: 1200 },
    { what: 'a short list after a long one', before: at(2000, 60), count: 90, drawn: 90 },
  ])('$what: $drawn of $count', ({ before, count, drawn }) => {
    expect(drawAtOnce(before, count, '')).toEqual(at(count, drawn));
  });

  it('starts over in another order, unless the list is short', () => {
    expect(drawAtOnce(at(2000, 2000), 2000, 'amount-ascending').drawn).toBe(30);
    expect(drawAtOnce(at(100, 100), 100, 'amount-ascending').drawn).toBe(100);
  });
});

it('draws fifty more each time, or a quarter of a long list, and never more than there are', () => {
  expect(drawMore(at(2000, 40))).toEqual(at(2000, 90));
  expect(drawMore(at(2000, 200))).toEqual(at(2000, 250));
  expect(drawMore(at(2000, 1001))).toEqual(at(2000, 1251));
  expect(drawMore(at(2000, 1980, 'date-ascending'))).toEqual(at(2000, 2000, 'date-ascending'));
  expect(drawAll(at(2000, 60))).toEqual(at(2000, 2000));
});
