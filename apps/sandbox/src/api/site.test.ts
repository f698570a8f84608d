import { expect, it } from 'vitest';

import { startSandbox } from '../testing/startSandbox.ts';

const sandbox = startSandbox({ callsPerMinute: 2_000 });

it('keeps the newest thousand errors that the portal has told of', async () => {
  const browser = sandbox.newBrowser();
  const report = (message: string) =>
    browser.call('/api/Exception/LogError', { method: 'POST', body: { stack: '', message } });
  await report('the first');
  await Promise.all(Array.from({ length: 999 }, () => report('more')));
  await report('the last');
  const { json } = await sandbox.control('GET', 'error-reports');
  expect(json).toHaveLength(1000);
  expect(JSON.stringify(json)).not.toContain('the first');
  expect(JSON.stringify(json)).toContain('the last');
});
