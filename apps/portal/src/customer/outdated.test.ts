import type { ApiResult } from '@mina-sidor/api-client';
import { expect, it } from 'vitest';

import { createOutdated } from './outdated.ts';

const url = '/api/Insurance/GetReferenceNumberBasePackage';
const askAnew = () => Promise.resolve();
const ok: ApiResult<string> = { outcome: 'ok', value: 'new', headers: new Headers() };

it.each<[ApiResult<string>, boolean]>([
  [ok, false],
  [{ outcome: 'http', status: 500, url }, true],
  [{ outcome: 'invalid', url, reason: 'balance' }, true],
  [{ outcome: 'network', url }, true],
  [{ outcome: 'timeout', url }, true],
  [{ outcome: 'expired', url }, false],
  [{ outcome: 'unavailable', url, system: 'claims' }, false],
  [{ outcome: 'aborted', url }, false],
])('of a page that was asked for anew and got $outcome it is said: %s', (result, isSaid) => {
  const outdated = createOutdated();
  outdated.note('package', result, askAnew);
  expect(outdated.store.get().has('package')).toBe(isSaid);
});

it('is over when the answer comes and when the page is left, each for itself', () => {
  const outdated = createOutdated();
  const fail = (...ids: string[]) => {
    for (const id of ids) outdated.note(id, { outcome: 'network', url }, askAnew);
  };
  const known = () => [...outdated.store.get().keys()];
  fail('a', 'b', 'c');
  outdated.note('a', ok, askAnew);
  expect(known()).toEqual(['b', 'c']);
  outdated.forget('b');
  expect(known()).toEqual(['c']);
});
