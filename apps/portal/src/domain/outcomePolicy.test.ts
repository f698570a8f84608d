import { describe, expect, it } from 'vitest';
import type { ApiFailure } from '@mina-sidor/api-client';

import { toErrorReport } from '../platform/errors/errorReport.rules.ts';
import { type CallKind, isAnswered, outcomePolicy } from './outcomePolicy.ts';

const url = '/api/x';
const failures: readonly ApiFailure[] = [
  { outcome: 'http', status: 500, url },
  { outcome: 'unavailable', system: 'claims', url },
  { outcome: 'expired', url },
  { outcome: 'network', url },
  { outcome: 'timeout', url },
  { outcome: 'aborted', url },
  { outcome: 'invalid', url, reason: 'balance' },
];

const off = 'switchOff';
const lost = 'showConnectionLost';
const reportError = 'reportError';
const table: readonly [CallKind, readonly string[]][] = [
  //                http    unavailable expired   network timeout aborted invalid
  ['query', ['none', off, 'logOut', lost, lost, 'none', reportError]],
  ['background', ['none', off, 'logOut', 'none', 'none', 'none', reportError]],
  ['change', ['none', off, 'logOut', 'none', 'none', 'none', reportError]],
  ['report', ['none', 'none', 'none', 'none', 'none', 'none', reportError]],
  ['login', ['none', off, 'none', 'none', 'none', 'none', reportError]],
];

describe('outcomePolicy', () => {
  it.each(table)(
    'decides what each failure of a %s call does to the application [E02, E04, E06, E07, E08]',
    (kind, actions) => {
      expect(failures.map((failure) => outcomePolicy(failure, kind).action)).toEqual(actions);
    },
  );

  it.each([
    ['/api/x', 'the answer is not JSON', 'invalid /api/x the answer is not JSON'],
    [
      '/api/x?n=47110023918',
      '0.amount: expected string',
      'invalid /api/x *.amount: expected string',
    ],
    [
      '/api/x',
      'cases.12.lines.3.sum: expected string',
      'invalid /api/x cases.*.lines.*.sum: expected string',
    ],
    ['/api/x', 'cases.12: expected Object', 'invalid /api/x cases.*: expected Object'],
  ])(
    'reports an answer of %s that breaks the contract (%s), naming only call and field [Q33]',
    (address, reason, message) => {
      const action = outcomePolicy({ outcome: 'invalid', url: address, reason }, 'query');
      if (action.action !== 'reportError') throw new Error(action.action);
      expect(toErrorReport(action.error)).toEqual({ message, stack: '' });
    },
  );
});

describe('isAnswered', () => {
  it('tells an answer, even an error, from no answer: only the latter may be the network’s fault [E05, E06]', () => {
    expect(failures.filter(isAnswered).map(({ outcome }) => outcome)).toEqual([
      'http',
      'unavailable',
      'expired',
      'invalid',
    ]);
  });
});
