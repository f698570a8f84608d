import { expect, it } from 'vitest';

import type { HubResult } from './hubResult.ts';
import { findMissedHubGoals, printHub, writeHubSection } from './report.ts';

const good: HubResult = {
  broadcast: { hub: 24, other: 13 },
  memory: { hub: 8400, other: 5000 },
  slowAnswer: { hub: 6, other: 5 },
  logOut: { hub: 2, other: 1 },
};

it('names what costs more than its goal, and nothing else', () => {
  expect(findMissedHubGoals(good)).toEqual([]);
  const missed = { ...good, logOut: { hub: 97, other: 0.85 } };
  expect(findMissedHubGoals(missed)).toEqual([
    'A log-out beside 5,000 idle connections: 114.12 × of what it is compared with; the goal is 6.',
  ]);
  expect(findMissedHubGoals({ ...good, memory: { hub: Number.NaN, other: 1 } })).toHaveLength(1);
});

it('writes a row for each figure, with the machine and the day', () => {
  const section = writeHubSection(good, {
    machine: '2 × a processor',
    day: new Date('2026-11-21T22:00:00Z'),
  });
  expect(section).toContain('2 × a processor, 2026-11-21.');
  expect(section).toContain(
    '| Memory of one of 5,000 idle connections | 8.4 kB | 5.0 kB | 1.68 | 2.5 |',
  );
  expect(printHub(good)).toMatch(/reaches the last of 500 connections +24\.0 ms +13\.0 ms +1\.85/u);
});
