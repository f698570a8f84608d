import type { BrowserContext, Page } from '@playwright/test';

import { Messages } from './pages/Messages.ts';
import { Shell } from './pages/Shell.ts';
import { callsOf, expectConnections, livePaths, setUnread } from './support/liveConnection.ts';
import { Provider } from './support/provider.ts';
import { customers, expect, test } from './support/test.ts';

const { maja, ivar } = customers;
const unread = (page: Page) => new Shell(page).item('Meddelanden');

test(
  'the badge updates in every window of the customer, and in nobody else’s',
  { tag: ['@H01', '@H02', '@H06', '@U01'] },
  async ({ page, browser, sandbox, openAs }) => {
    await openAs(maja, '/krav');
    await expect(unread(page)).toHaveAccessibleName('Meddelanden 2 olästa meddelanden');
    await expectConnections(sandbox, 1);
    const negotiations = (await sandbox.calls()).filter(({ path }) => path === livePaths.negotiate);
    expect(negotiations.map(({ method }) => method)).toEqual(['POST']);

    const contexts: BrowserContext[] = [];
    const openElsewhere = async (personalNumber: string): Promise<Page> => {
      const context = await browser.newContext({ baseURL: sandbox.url });
      contexts.push(context);
      const other = await context.newPage();
      await other.request.post(`${sandbox.url}/sandbox/api/login`, { data: { personalNumber } });
      await other.goto('/krav');
      return other;
    };
    const phone = await openElsewhere(maja.personalNumber);
    const stranger = await openElsewhere(ivar.personalNumber);
    await expectConnections(sandbox, 3);
    await expect(new Shell(stranger).logOut).toBeVisible();
    const before = await unread(stranger).textContent();

    await setUnread(sandbox, 3);
    await sandbox.publish(maja.personalNumber, 'onPublishRepliedToConversation');
    for (const window of [page, phone]) {
      await expect(unread(window)).toHaveAccessibleName('Meddelanden 3 olästa meddelanden');
    }
    expect(await unread(stranger).textContent()).toBe(before);
    await Promise.all(contexts.map((context) => context.close()));
    await expectConnections(sandbox, 1);
  },
);

test(
  'a reply arrives in the open conversation when sockets are blocked, and the log-out ends the connection',
  { tag: ['@H05', '@H06', '@H07'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    // The client disconnects by requests of its own, which may arrive after the log-out.
    expectedErrors.push(/status of 401 .*portalHub\?id=/u);
    expectedErrors.push(/WebSocket connection to .* failed/u);
    await sandbox.addFault({ path: '/portalHub', status: 502, times: 1 });
    await openAs(maja, '/meddelanden');
    await expect
      .poll(async () => (await sandbox.hub()).connections)
      .toEqual([{ personalNumber: maja.personalNumber, transport: 'ServerSentEvents' }]);
    const messages = new Messages(page);
    await messages.conversation('Övrigt').click();
    await new Provider(sandbox).replyAbout(maja, 'other', 'Vi har läst ditt intyg.');
    await expect(messages.messages.filter({ hasText: 'Vi har läst ditt intyg.' })).toHaveCount(1);
    await new Provider(sandbox).replyAbout(maja, 'insurance', 'Har du fått brevet?');
    await expect(unread(page)).toHaveAccessibleName('Meddelanden 2 olästa meddelanden');
    await new Provider(sandbox).start(maja, 'none', { message: 'Vi har en fråga.' });
    await expect(unread(page)).toHaveAccessibleName('Meddelanden 3 olästa meddelanden');
    await new Shell(page).logOut.click();
    await expectConnections(sandbox, 0);
  },
);

test(
  'a customer uses every page as usual when the live connection is refused, without a notice, and the provider is told once',
  { tag: ['@H12'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/status of 500 .*negotiate/u);
    await sandbox.addFault({ path: livePaths.negotiate, status: 500 });
    await openAs(maja, '/krav');
    const told = async () => (await sandbox.errorReports()).map((report) => report.message);
    const once = [expect.stringMatching(/^Live connection: /u)];
    await expect.poll(told).toEqual(once);
    await expect(unread(page)).toHaveAccessibleName('Meddelanden 2 olästa meddelanden');
    await page
      .getByRole('link')
      .filter({ hasText: /^47110023918$/u })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await new Shell(page).item('Meddelanden').click();
    await new Messages(page).conversation('Trafikförsäkringsavgift').click();
    await expect(unread(page)).toHaveAccessibleName('Meddelanden 1 oläst meddelande');
    await expect(page.locator('[data-announced="alert"]')).toHaveCount(0);

    // Becoming visible causes another try, but no second report.
    const becomeVisible = () =>
      page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await sandbox.forgetCalls();
    await expect(async () => {
      await becomeVisible();
      expect(await callsOf(sandbox, livePaths.negotiate)).toBeGreaterThan(0);
    }).toPass();
    await sandbox.clearFaults();
    await expect(async () => {
      await becomeVisible();
      expect((await sandbox.hub()).connections).toHaveLength(1);
    }).toPass();
    expect(await told()).toEqual(once);
  },
);
