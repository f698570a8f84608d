import { expect, it } from 'vitest';

import { findMissedGoals, type Table, writeTable } from './report.ts';

const sort = { name: 'Sort', measured: 240, compared: 100, unit: 'ms', goal: 2 } as const;
const memory = {
  name: 'Memory',
  measured: 5300,
  compared: 5000,
  unit: 'bytes',
  goal: 1.3,
} as const;
const table: Table = { title: '1,000 rows', comparisons: [sort, memory] };

it('names what takes more than its goal, and nothing else', () => {
  expect(findMissedGoals([table])).toEqual([
    '1,000 rows: Sort takes 2.40 × what it is compared with; the goal is 2.',
  ]);
});

it('counts a figure that could not be measured as a missed goal', () => {
  const unknown = { ...memory, measured: Number.NaN };
  expect(findMissedGoals([{ ...table, comparisons: [unknown] }])).toHaveLength(1);
});

it('names a figure that must be 0 and is not', () => {
  const fetched = {
    name: 'Scripts fetched again',
    measured: 2,
    compared: 0,
    unit: 'count',
    goal: 1,
  } as const;
  const none = { ...fetched, measured: 0 };
  expect(findMissedGoals([{ ...table, comparisons: [none, fetched] }])).toEqual([
    '1,000 rows: Scripts fetched again must be 0.',
  ]);
});

it('writes a row for each figure', () => {
  const text = writeTable({ ...table, comparisons: [{ ...sort, also: 'event 8 ms' }, memory] });
  expect(text).toContain('| Sort | 240.0 ms | 100.0 ms | 2.40 | 2 | event 8 ms |');
  expect(text).toContain('| Memory | 5.3 kB | 5.0 kB | 1.06 | 1.3 |  |');
});
