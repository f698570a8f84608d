import { expect, it } from 'vitest';

import { createCallLog } from './callLog.ts';

it('a call that has ended does not end once more', () => {
  const calls = createCallLog();
  const request = { method: 'GET', url: '/api/PortalDamage/GetDamages', headers: {} };
  calls.add(request, request.url);
  calls.finish(request, null);
  calls.finish(request, 200);
  expect(calls.list()).toMatchObject([{ answer: { status: null } }]);
});
