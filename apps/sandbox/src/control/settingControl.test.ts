import { expect, it } from 'vitest';

import { startSandbox } from '../testing/startSandbox.ts';

const sandbox = startSandbox();

it('answers with the date of its own day, so that the portal tells that day too', async () => {
  const maja = await sandbox.loggedIn();
  const dateOf = async () => (await maja.call('/api/SiteState/GetSiteState')).headers.get('date');
  expect(await dateOf()).toBe('Fri, 20 Nov 2026 08:00:00 GMT');
  await sandbox.control('POST', 'clock/forward', { days: 3 });
  expect(await dateOf()).toBe('Mon, 23 Nov 2026 08:00:00 GMT');
  await sandbox.control('POST', 'clock/forward', { days: 1 });
  expect(await dateOf()).toBe('Tue, 24 Nov 2026 08:00:00 GMT');
});
