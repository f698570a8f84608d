import type { ApiFailure } from '@mina-sidor/api-client';
import { expect, it } from 'vitest';

import { mayHaveSucceeded } from './mayHaveSucceeded.ts';

const url = '/api/x';

it.each<[ApiFailure, boolean]>([
  [{ outcome: 'http', status: 400, url }, false],
  [{ outcome: 'http', status: 404, url }, false],
  [{ outcome: 'http', status: 408, url }, true],
  [{ outcome: 'http', status: 409, url }, false],
  [{ outcome: 'http', status: 500, url }, false],
  [{ outcome: 'http', status: 502, url }, true],
  [{ outcome: 'http', status: 503, url }, true],
  [{ outcome: 'http', status: 504, url }, true],
  [{ outcome: 'unavailable', system: 'claims', url }, false],
  [{ outcome: 'expired', url }, false],
  [{ outcome: 'network', url }, true],
  [{ outcome: 'timeout', url }, true],
  [{ outcome: 'network', isUndone: true, url }, false],
  [{ outcome: 'timeout', isUndone: true, url }, false],
  [{ outcome: 'aborted', url }, true],
  [{ outcome: 'invalid', reason: 'the answer is not JSON', url }, true],
])('after %j a change may have been carried out: %s [Q22]', (failure, mayBe) => {
  expect(mayHaveSucceeded(failure)).toBe(mayBe);
});
