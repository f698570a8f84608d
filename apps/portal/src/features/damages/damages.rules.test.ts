import { describe, expect, it } from 'vitest';

import { damageListLimits, firstDamageOrder, toDamageRows } from './damages.rules.ts';

const damage = {
  damageType: 'Parkeringsskada ',
  damageDate: '2026-11-08',
  damageNumber: ' 2026/1187',
  webNumber: 'W-2048117',
};

describe('the rows of the damages page', () => {
  it('show the answer without surrounding blanks [S01]', () => {
    expect(toDamageRows([damage, { ...damage, webNumber: null }])).toEqual([
      {
        key: ' 2026/1187 2026-11-08 Parkeringsskada  W-2048117',
        type: 'Parkeringsskada',
        date: '2026-11-08',
        number: '2026/1187',
        webNumber: 'W-2048117',
      },
      expect.objectContaining({ webNumber: null }),
    ]);
  });

  it('keep the order of the answer, and have unique keys', () => {
    const rows = toDamageRows([damage, { ...damage, damageNumber: '2026/1' }, damage, damage]);
    expect(rows.map(({ number }) => number)).toEqual([
      '2026/1187',
      '2026/1',
      '2026/1187',
      '2026/1187',
    ]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(4);
  });
});

it('offers "all" above ten and "more" above twenty-four, the newest damage first [S05, S06]', () => {
  expect(damageListLimits).toEqual({ showAllAbove: 10, showMoreAbove: 24 });
  expect(firstDamageOrder).toEqual({ columnKey: 'date', direction: 'descending' });
});
