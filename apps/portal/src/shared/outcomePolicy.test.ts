import { describe, expect, it } from 'vitest';
import type { ApiFailure } from '@mina-sidor/api-client';

import { type CallKind, outcomePolicy } from './outcomePolicy.ts';

const url = '/api/x';
const failures: readonly ApiFailure[] = [
  { outcome: 'http', status: 500, url },
  { outcome: 'unavailable', system: 'insurance', url },
  { outcome: 'expired', url },
  { outcome: 'network', url },
  { outcome: 'timeout', url },
  { outcome: 'aborted', url },
  { outcome: 'invalid', url, reason: 'balance' },
];

const off = 'switchOff';
const lost = 'showConnectionLost';
const table: readonly [CallKind, readonly string[]][] = [
  //                http    unavailable expired   network timeout aborted invalid
  ['query', ['none', off, 'logOut', lost, lost, 'none', 'none']],
  ['background', ['none', off, 'logOut', 'none', 'none', 'none', 'none']],
  ['change', ['none', off, 'logOut', 'none', 'none', 'none', 'none']],
  ['report', ['none', 'none', 'none', 'none', 'none', 'none', 'none']],
  ['login', ['none', off, 'none', 'none', 'none', 'none', 'none']],
  ['sessionProbe', ['none', off, 'none', 'none', 'none', 'none', 'none']],
  ['keepAlive', ['none', off, 'logOut', 'none', 'none', 'none', 'none']],
  ['log', ['none', 'none', 'none', 'none', 'none', 'none', 'none']],
];

describe('outcomePolicy', () => {
  it.each(table)(
    'decides what each failure of a %s call does to the application [E02, E04, E06, E07, E08]',
    (kind, actions) => {
      expect(failures.map((failure) => outcomePolicy(failure, kind).action)).toEqual(actions);
    },
  );
});
