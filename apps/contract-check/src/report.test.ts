import { expect, it } from 'vitest';

import { type Check, type Finding, exitCodeOf } from './report.ts';

const check = (verdict: Finding['verdict']): Check => ({
  group: 'reading',
  verdict,
  asked: 'GET /api/PortalIdentity/GetUser',
  expected: 'status 200',
  came: 'status 200',
  contract: 'openapi.json#/info',
});

it.each([
  [0, 'all that was checked is right', ['right', 'not checked']],
  [1, 'something is wrong', ['right', 'wrong']],
  [2, 'nothing could be checked', ['not checked']],
  [2, 'nothing was asked', []],
] as const)('ends with %i if %s', (code, _why, verdicts) => {
  expect(exitCodeOf(verdicts.map(check))).toBe(code);
});
