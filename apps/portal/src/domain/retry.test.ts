import { describe, expect, it } from 'vitest';
import type { ApiResult } from '@mina-sidor/api-client';

import { withRetries } from './retry.ts';

const url = '/api/x';
const ok: ApiResult<string> = { outcome: 'ok', value: 'svar', headers: new Headers() };
const serverError: ApiResult<string> = { outcome: 'http', status: 500, url };

async function run(results: readonly ApiResult<string>[]) {
  const pauses: number[] = [];
  let calls = 0;
  const result = await withRetries(
    () => Promise.resolve(results[Math.min(calls++, results.length - 1)] ?? ok),
    (milliseconds) => {
      pauses.push(milliseconds);
      return Promise.resolve();
    },
  );
  return { outcome: result.outcome, calls, pauses };
}

describe('withRetries', () => {
  it('calls three times in all, after 300 ms and 1 s, and then gives up [Q05]', async () => {
    expect(await run([serverError])).toEqual({ outcome: 'http', calls: 3, pauses: [300, 1000] });
  });

  it('waits as long as the server asks for, and gives up when that is more than a minute', async () => {
    const tooMany = (waitMs: number | null) => ({ outcome: 'tooMany', url, waitMs }) as const;
    expect(await run([tooMany(5000), tooMany(null), ok])).toEqual({
      outcome: 'ok',
      calls: 3,
      pauses: [5000, 1000],
    });
    expect((await run([tooMany(60_000), ok])).pauses).toEqual([60_000]);
    expect(await run([tooMany(61_000)])).toEqual({ outcome: 'tooMany', calls: 1, pauses: [] });
  });

  it('stops as soon as an answer comes [Q05]', async () => {
    expect(await run([serverError, ok])).toEqual({ outcome: 'ok', calls: 2, pauses: [300] });
  });

  it.each([
    ['503', 1, { outcome: 'http', status: 503, url }],
    ['404, which is an answer for certain', 1, { outcome: 'http', status: 404, url }],
    ['400', 3, { outcome: 'http', status: 400, url }],
    ['a system that is off', 1, { outcome: 'unavailable', system: 'claims', url }],
    ['a time-out', 1, { outcome: 'timeout', url }],
    ['a lost session', 1, { outcome: 'expired', url }],
    ['no connection', 3, { outcome: 'network', url }],
    ['an answer that cannot be read', 3, { outcome: 'invalid', url, reason: 'x' }],
  ] as const)('meets %s with %i call(s) in all [Q05]', async (_name, calls, failure) => {
    expect((await run([failure])).calls).toBe(calls);
  });
});
