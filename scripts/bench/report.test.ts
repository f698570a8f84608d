import { expect, it } from 'vitest';

import type { Measured, SizeResult } from './measure.ts';
import { findMissedGoals, printTable, writeReport } from './report.ts';

function resultOf(times: readonly Measured[], memory = 100): SizeResult {
  return {
    rows: 1000,
    rounds: 9,
    elements: { library: 14_053, native: 14_020 },
    times,
    memory: { name: 'memory', library: memory * 1e6, native: 100e6 },
  };
}

it('names what took more than 1.2 × the time or 1.3 × the memory, and nothing else', () => {
  const good = { name: 'mount', library: 120, native: 100 } as const;
  const slow = { name: 'sortUp', library: 121, native: 100 } as const;
  const lost = { name: 'filter', library: Number.NaN, native: 100 } as const;
  expect(findMissedGoals([resultOf([good], 130)])).toEqual([]);
  expect(findMissedGoals([resultOf([good, slow, lost], 131)])).toEqual([
    'Sort by text, ascending with 1000 rows takes 1.21 × what native elements take; the goal is 1.2.',
    'Filter to one row in eight with 1000 rows takes NaN × what native elements take; the goal is 1.2.',
    'Memory that the list adds with 1000 rows takes 1.31 × what native elements take; the goal is 1.3.',
  ]);
});

it('writes medians, ratio, machine and day', () => {
  const results = [resultOf([{ name: 'mount', library: 103.84, native: 257.1 }], 103)];
  const report = writeReport(results, {
    browser: 'Chromium 150',
    machine: '2 × a processor',
    day: new Date('2026-11-21T04:00:00Z'),
  });
  expect(report).toContain('Chromium 150, 2 × a processor, 2026-11-21.');
  expect(report).toContain('| Render | 103.8 ms | 257.1 ms | 0.40 |');
  expect(report).toContain('| Memory that the list adds | 103.0 MB | 100.0 MB | 1.03 |');
  expect(printTable(results)).toMatch(/^Render +103\.8 ms +257\.1 ms +0\.40$/mu);
});
