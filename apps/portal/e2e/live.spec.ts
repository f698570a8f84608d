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
  'replies, new conversations and reading elsewhere update the badge; a file does not',
  { tag: ['@H06', '@H11'] },
  async ({ page, sandbox, openAs }) => {
    await openAs(maja, '/krav');
    await expectConnections(sandbox, 1);
    for (const [index, event] of [
      'onPublishRepliedToConversation',
      'onPublishConversationReadByCustomer',
      'onPublishCustomerRepliedToConversation',
      'onPublishConversationStarted',
    ].entries()) {
      await setUnread(sandbox, index + 3);
      await sandbox.publish(maja.personalNumber, event);
      await expect(unread(page), event).toHaveAccessibleName(
        `Meddelanden ${String(index + 3)} olästa meddelanden`,
      );
    }
    await sandbox.forgetCalls();
    await sandbox.publish(maja.personalNumber, 'onPublishFileSentToMFiles');
    await sandbox.publish(maja.personalNumber, 'onPublishRepliedToConversation');
    await expect.poll(() => callsOf(sandbox, livePaths.unread)).toBe(1);
  },
);

for (const transport of ['WebSockets', 'ServerSentEvents', 'LongPolling']) {
  test(
    `a reply arrives in the open conversation when ${transport} is the only way to connect`,
    { tag: ['@H06', '@H07'] },
    async ({ page, sandbox, openAs, expectedErrors }) => {
      // The client disconnects by requests of its own, which may arrive after the log-out.
      if (transport !== 'WebSockets') expectedErrors.push(/status of 401 .*portalHub\?id=/u);
      await sandbox.offerTransports(transport);
      await openAs(maja, '/meddelanden');
      await expect
        .poll(async () => (await sandbox.hub()).connections)
        .toEqual([{ personalNumber: maja.personalNumber, transport }]);
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
}

test(
  'a browser whose sockets are blocked connects another way',
  { tag: ['@H06'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/WebSocket connection to .* failed/u);
    await sandbox.addFault({ path: '/portalHub', status: 502, times: 1 });
    await openAs(maja, '/krav');
    await expect
      .poll(async () => (await sandbox.hub()).connections.map(({ transport }) => transport))
      .toEqual(['ServerSentEvents']);
    await setUnread(sandbox, 3);
    await sandbox.publish(maja.personalNumber, 'onPublishRepliedToConversation');
    await expect(unread(page)).toHaveAccessibleName('Meddelanden 3 olästa meddelanden');
  },
);

test(
  'visitors have no live connection, nor customers while messages are closed',
  { tag: ['@H01'] },
  async ({ page, sandbox, openAs }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('hubClient')) scripts.push(request.url());
    });
    await page.goto('/loggain');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await sandbox.setSystems({ communication: false });
    await openAs(maja, '/krav');
    await expect(page.getByRole('tab', { name: 'Aktiva (12)' })).toBeVisible();
    await expect(new Shell(page).item('Meddelanden')).toHaveCount(0);
    expect(scripts).toEqual([]);
    expect(await callsOf(sandbox, livePaths.negotiate)).toBe(0);
    await sandbox.setSystems({ communication: true });
    await new Shell(page).item('Översikt').click();
    await expectConnections(sandbox, 1);
    expect(scripts).toHaveLength(1);
  },
);

test.describe('a customer without a live connection', () => {
  for (const [cause, fault, noise] of [
    ['the server refuses it', { status: 500 }, /status of 500 .*negotiate/u],
    ['its line breaks', { abort: true }, /net::ERR_.*negotiate/u],
  ] as const) {
    test(
      `uses every page as usual when ${cause}, without a notice`,
      { tag: ['@H12'] },
      async ({ page, sandbox, openAs, expectedErrors }) => {
        expectedErrors.push(noise);
        await sandbox.addFault({ path: livePaths.negotiate, ...fault });
        await openAs(maja, '/krav');
        const told = async () => (await sandbox.errorReports()).map((report) => report.message);
        const once = [expect.stringMatching(/^Live connection: /u)];
        await expect.poll(told).toEqual(once);
        await expect(unread(page)).toHaveAccessibleName('Meddelanden 2 olästa meddelanden');

        await new Shell(page).item('Krav').click();
        await page.getByRole('link', { name: '47110023918', exact: true }).click();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await new Shell(page).item('Meddelanden').click();
        await new Messages(page).conversation('Trafikförsäkringsavgift').click();
        await expect(unread(page)).toHaveAccessibleName('Meddelanden 1 oläst meddelande');
        await expect(page.getByRole('alert')).toHaveCount(0);

        // Closing and opening messages causes another try, but no second report.
        await sandbox.setSystems({ communication: false });
        await new Shell(page).item('Krav').click();
        await expect(new Shell(page).item('Meddelanden')).toHaveCount(0);
        await sandbox.setSystems({ communication: true });
        await sandbox.forgetCalls();
        await new Shell(page).item('Översikt').click();
        await expect.poll(() => callsOf(sandbox, livePaths.negotiate)).toBeGreaterThan(0);
        await sandbox.forgetCalls();
        // A try may still be running, and then becoming visible starts no other.
        const becomeVisible = () =>
          page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await expect(async () => {
          await becomeVisible();
          // The browser may repeat a request by itself after a broken connection.
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
  }
});
