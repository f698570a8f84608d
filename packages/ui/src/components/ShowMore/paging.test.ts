import { describe, expect, it } from 'vitest';

import { pagingView } from './paging.ts';

const claims = { pageSize: 10, showMoreAbove: 10, showAllAbove: 24 };
const damages = { pageSize: 10, showMoreAbove: 24, showAllAbove: 10 };

describe('pagingView', () => {
  it('shows at most ten rows at first [C13]', () => {
    expect(pagingView(12, 10, claims).visible).toBe(10);
    expect(pagingView(3, 10, claims).visible).toBe(3);
    expect(pagingView(0, 10, claims).visible).toBe(0);
  });

  it('adds ten rows for each "show more", and every row for "show all" [C14]', () => {
    expect(pagingView(43, 10, claims)).toEqual({ visible: 10, showMoreTo: 20, showAllTo: 43 });
    expect(pagingView(43, 40, claims)).toEqual({ visible: 40, showMoreTo: 43, showAllTo: 43 });
  });

  it('offers nothing once all rows are visible [C14]', () => {
    expect(pagingView(43, 43, claims)).toEqual({
      visible: 43,
      showMoreTo: undefined,
      showAllTo: undefined,
    });
  });

  it.each([
    [10, false, false],
    [11, true, false],
    [24, true, false],
    [25, true, true],
  ])('offers more and all for %i claims: %s, %s [C15]', (total, more, all) => {
    const view = pagingView(total, 10, claims);
    expect([view.showMoreTo !== undefined, view.showAllTo !== undefined]).toEqual([more, all]);
  });

  it.each([
    [10, false, false],
    [11, false, true],
    [24, false, true],
    [25, true, true],
  ])('offers more and all for %i damages: %s, %s [S05]', (total, more, all) => {
    const view = pagingView(total, 10, damages);
    expect([view.showMoreTo !== undefined, view.showAllTo !== undefined]).toEqual([more, all]);
  });

  it('shows all of a list that is too short for both buttons', () => {
    expect(pagingView(15, 10, { pageSize: 10, showMoreAbove: 20, showAllAbove: 24 })).toEqual({
      visible: 15,
      showMoreTo: undefined,
      showAllTo: undefined,
    });
  });
});
