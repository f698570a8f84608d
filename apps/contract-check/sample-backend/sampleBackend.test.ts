import { afterAll, beforeAll, expect, it } from 'vitest';

import { checkBackend } from '../src/checkBackend.ts';
import { createSampleBackend } from './createSampleBackend.ts';

let backend: Awaited<ReturnType<typeof createSampleBackend>>;
beforeAll(async () => {
  backend = await createSampleBackend();
});
afterAll(() => backend.close());

it('keeps the contract, as far as a backend without BankID can', async () => {
  const { checks } = await checkBackend({
    url: backend.url,
    customer: { personalNumber: '198704129843' },
    otherCustomer: '197509239831',
    isWriting: true,
    only: ['site', 'login', 'reading', 'refusals', 'strangers', 'changing', 'hub', 'ending'],
  });
  expect(checks.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
  expect(checks.length).toBeGreaterThan(600);
});
