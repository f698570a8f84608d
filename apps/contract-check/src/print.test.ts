import { describe, expect, it } from 'vitest';

import { printReport } from './print.ts';
import type { Check } from './report.ts';

const place = 'openapi.json#/info/description/Every answer';
const fault = (asked: string, contract = place): Check => ({
  group: 'reading',
  verdict: 'wrong',
  asked,
  expected: 'the header X-Content-Type-Options: nosniff',
  came: 'no such header',
  contract,
});
const linesOf = (...checks: readonly Check[]): readonly string[] =>
  printReport({ url: 'https://backend.example', version: '1.0.0', checks }).split('\n').slice(2);

describe('the printed report', () => {
  it('names a fault of many calls once', () => {
    expect(linesOf(...['A', 'B', 'C', 'D', 'E'].map((name) => fault(name)))).toEqual([
      'Reading calls: 5 WRONG',
      '  WRONG  in 5 calls',
      '         expected  the header X-Content-Type-Options: nosniff',
      '         came      no such header',
      '         contract  openapi.json: info › description › Every answer',
      '         asked     A',
      '         asked     B',
      '         asked     C',
      '         asked     and 2 more: --json names them',
      '',
      '5 of 5 checks are wrong. Begin with the first: others may follow from it.',
      'To check only these parts again: --only reading',
    ]);
  });

  it('writes the place of a single fault as people read it', () => {
    const where = 'openapi.json#/paths/~1api~1PortalIdentity~1GetUser/get/responses/200';
    expect(linesOf(fault('GET /api/PortalIdentity/GetUser', where))).toContain(
      '         contract  openapi.json: paths › /api/PortalIdentity/GetUser › get › responses › 200',
    );
  });

  it('says that nothing was asked', () => {
    expect(linesOf()).toEqual(['Nothing was checked.']);
  });

  it('says what would check what was left out', () => {
    const left = { ...fault('every call'), verdict: 'not checked' as const };
    expect(linesOf({ ...left, group: 'changing', came: '--write makes these calls' })).toEqual([
      'Changing calls: 1 not checked',
      '  not checked  every call: --write makes these calls',
      '',
      'Nothing was checked. 1 could not be made: see "not checked".',
    ]);
  });
});
