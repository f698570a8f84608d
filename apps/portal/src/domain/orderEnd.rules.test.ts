import type { ApiResult } from '@mina-sidor/api-client';
import { describe, expect, it } from 'vitest';

import { orderEndOf } from './orderEnd.rules.ts';

const url = '/api/Insurance/GetDebtCompilation';

describe('the answer to an order', () => {
  it.each<[ApiResult<undefined>, string]>([
    [{ outcome: 'ok', value: undefined, headers: new Headers() }, 'ordered'],
    [{ outcome: 'http', status: 500, url }, 'failed'],
    [{ outcome: 'http', status: 400, url }, 'failed'],
    [{ outcome: 'http', status: 502, url }, 'unknown'],
    [{ outcome: 'http', status: 503, url }, 'unknown'],
    [{ outcome: 'unavailable', system: 'claims', url }, 'failed'],
    [{ outcome: 'expired', url }, 'failed'],
    [{ outcome: 'network', url }, 'unknown'],
    [{ outcome: 'timeout', url }, 'unknown'],
    [{ outcome: 'aborted', url }, 'unknown'],
    [{ outcome: 'invalid', reason: 'the answer is not JSON', url }, 'unknown'],
  ])('%j means that it is %s [E10, Q22]', (result, end) => {
    expect(orderEndOf(result)).toBe(end);
  });
});
