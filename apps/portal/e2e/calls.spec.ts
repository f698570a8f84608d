import { OverviewPage } from './pages/OverviewPage.ts';
import { holdCalls } from './support/holdCalls.ts';
import { callsOf } from './support/liveConnection.ts';
import { customers, expect, test } from './support/test.ts';

test(
  'the first answers that a page needs are fetched while its code loads, and only once',
  { tag: ['@L26', '@T02'] },
  async ({ page, openAs, sandbox }) => {
    const userPath = '/api/PortalIdentity/GetUser';
    const statePath = '/api/PortalSiteState/GetSiteCurrentState';
    const letThrough = await holdCalls(page, '/assets/index-');
    // The document loads only when its code has, so the test does not wait for it.
    const opened = openAs(customers.maja, '/oversikt');
    await expect.poll(() => callsOf(sandbox, userPath)).toBe(1);
    await expect.poll(() => callsOf(sandbox, statePath)).toBe(1);
    letThrough();
    await opened;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(new OverviewPage(page).card('Krav').getByRole('link')).toBeVisible();
    expect(await callsOf(sandbox, statePath)).toBe(1);
  },
);
