import { expect, it } from 'vitest';

import { type Fault, timesFound, withFault } from './fault.ts';
import { lineOf, totalsOf } from './report.ts';

const fault: Fault = {
  file: 'apps/portal/src/domain/payability.ts',
  find: 'a < b',
  replace: '$& || true',
  seen: 'öre are charged',
};

it('plants a fault to the letter, and counts where it could stand', () => {
  expect(withFault('if (a < b) pay();', fault)).toBe('if ($& || true) pay();');
  expect(timesFound('a < b && a < b', fault)).toBe(2);
});

it('names the test that has caught a fault', () => {
  const verdict = { kind: 'caught', by: 'payability.test.ts: charges kronor' } as const;
  expect(lineOf({ fault, verdict })).toContain('by payability.test.ts: charges kronor');
});

it('adds up each place and all of them', () => {
  const caught = { fault, verdict: { kind: 'caught', by: 'a test' } } as const;
  const survived = { fault, verdict: { kind: 'survived' } } as const;
  const places = new Map([
    ['rules', [caught, caught]],
    ['views', [survived]],
  ]);
  expect(totalsOf(places)).toBe(
    [
      'place  caught  survived  not found  broken',
      'rules       2         0          0       0',
      'views       0         1          0       0',
      'all         2         1          0       0',
    ].join('\n'),
  );
});
