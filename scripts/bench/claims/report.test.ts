import { expect, it } from 'vitest';

import type { ClaimsResult, Figures, Visit } from './claimsResult.ts';
import { findMissedClaimsGoals, printClaims, writeClaimsSection } from './report.ts';

const figures: Figures = { answer: 60, interaction: 64, longestTask: 0, whole: 60 };
const visit: Visit = {
  showAll: figures,
  sort: figures,
  turnRound: figures,
  showPayments: figures,
  comeBack: figures,
};

function resultOf(many: Partial<Visit>): ClaimsResult {
  return { slowness: 4, rounds: 3, few: visit, many: { ...visit, ...many } };
}

it('names the presses that many cases answer too late, and nothing else', () => {
  expect(findMissedClaimsGoals([resultOf({ sort: { ...figures, whole: 9000 } })])).toEqual([]);
  const missed = findMissedClaimsGoals([
    resultOf({
      showAll: { ...figures, answer: 91 },
      comeBack: { ...figures, answer: Number.NaN },
    }),
  ]);
  expect(missed).toEqual([
    'Show all cases: the answer takes 1.52 × what it takes with 100 cases, on a processor slowed 4 ×; the goal is 1.5.',
    'Come back from a case: the answer takes NaN × what it takes with 100 cases, on a processor slowed 4 ×; the goal is 1.5.',
  ]);
});

it('writes a table for each processor, with the machine and the day', () => {
  const result = resultOf({
    showAll: { answer: 66, interaction: 72, longestTask: 58.4, whole: 1733 },
  });
  const section = writeClaimsSection([result], {
    browser: 'Chromium 150',
    machine: '2 × a processor',
    day: new Date('2026-11-21T04:00:00Z'),
  });
  expect(section).toContain('Chromium 150, 2 × a processor, 2026-11-21.');
  expect(section).toContain('### A processor 4 times slower, 3 rounds');
  expect(section).toContain('| Show all cases | 60 ms | 66 ms | 1.10 | 72 ms | 58 ms | 1733 ms |');
  expect(section).toContain('| Show all payments | 60 ms | 60 ms | 1.00 | 64 ms | none | 60 ms |');
  expect(printClaims([result])).toMatch(/^Show all cases +60 ms +66 ms +1\.10/mu);
});
