import { OverviewPage } from './pages/OverviewPage.ts';
import { holdCalls } from './support/holdCalls.ts';
import { callsOf, livePaths } from './support/liveConnection.ts';
import { settled } from './support/settled.ts';
import { customers, expect, test } from './support/test.ts';

test(
  'what a page shows is fetched while its code loads, and only once',
  { tag: ['@L26', '@T02', '@Z26'] },
  async ({ page, openAs, sandbox }) => {
    const first = [
      '/api/PortalIdentity/GetUser',
      '/api/PortalSiteState/GetSiteCurrentState',
      '/api/Insurance/GetReferenceNumberBasePackage',
      livePaths.unread,
    ];
    const card = new OverviewPage(page).card('Krav').getByRole('link');
    // The document of a customer who has been here knows what the customer may see.
    await openAs(customers.maja, '/oversikt');
    await expect(card).toBeVisible();
    await sandbox.forgetCalls();
    const letThrough = await holdCalls(page, '/assets/index-');
    // The document loads only when its code has, so the test does not wait for it.
    const opened = page.reload();
    for (const path of first) await expect.poll(() => callsOf(sandbox, path), path).toBe(1);
    letThrough();
    await opened;
    await expect(card).toBeVisible();
    await settled(page);
    for (const path of first) expect(await callsOf(sandbox, path), path).toBe(1);
  },
);
