import type { Page } from '@playwright/test';

import { Shell } from './pages/Shell.ts';
import { takeOverTime } from './support/fakeTime.ts';
import {
  callsOf,
  expectConnections,
  expectJoined,
  livePaths,
  setUnread,
  setVisible,
} from './support/liveConnection.ts';
import type { Sandbox } from './support/sandbox.ts';
import { customers, expect, test } from './support/test.ts';

const { maja } = customers;
const unread = (page: Page) => new Shell(page).item('Meddelanden');

/** The connection is back, the tab has joined, and missed changes have been fetched. */
async function expectReturn(page: Page, sandbox: Sandbox, joinings: number): Promise<void> {
  await expectJoined(sandbox, joinings);
  await expect(unread(page)).toHaveAccessibleName('Meddelanden 5 olästa meddelanden');
}

const soon = { timeout: 2000 };

/** Makes the page visible until the effect comes: it may not have noticed yet that the server closed the connection. */
async function lookUntil(page: Page, effect: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await setVisible(page, true);
    await effect();
  }).toPass({ timeout: 15_000 });
}

test(
  'a customer who returns to the window finds the current badge and a new connection',
  { tag: ['@H03', '@H10'] },
  async ({ page, sandbox, openAs }) => {
    await openAs(maja, '/krav');
    await expectJoined(sandbox);
    await setVisible(page, false);
    await sandbox.closeHub(maja.personalNumber);
    await expectConnections(sandbox, 0);
    await setUnread(sandbox, 5);
    await sandbox.forgetCalls();
    await lookUntil(page, () =>
      expect(async () => expect((await sandbox.hub()).connections).toHaveLength(1)).toPass(soon),
    );
    await expectReturn(page, sandbox, 2);
    // While connected, becoming visible fetches nothing.
    await setVisible(page, false);
    await setVisible(page, true);
    await page.evaluate(() => fetch('/api/PortalSiteState/GetBankIDCurrentState'));
    expect(await callsOf(sandbox, livePaths.negotiate)).toBe(1);
    expect(await callsOf(sandbox, livePaths.unread)).toBe(1);
  },
);

test(
  'the live connection returns with the network',
  { tag: ['@H03'] },
  async ({ page, context, sandbox, openAs, expectedErrors }) => {
    // The page preloads the code of the logged-out page, perhaps while the network is away.
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/u);
    const opened = page.waitForEvent('websocket');
    await openAs(maja, '/krav');
    await expectJoined(sandbox);
    const socket = await opened;
    await sandbox.closeHub(maja.personalNumber);
    await expect.poll(() => socket.isClosed()).toBe(true);
    await context.setOffline(true);
    await setUnread(sandbox, 5);
    await sandbox.forgetCalls();
    await setVisible(page, false);
    await setVisible(page, true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await callsOf(sandbox, livePaths.negotiate)).toBe(0);
    await context.setOffline(false);
    await expectReturn(page, sandbox, 2);
  },
);

test(
  'the connection returns by itself after a server restart and fetches what was missed',
  { tag: ['@H03'] },
  async ({ page, sandbox, openAs }) => {
    await openAs(maja, '/krav');
    await expectJoined(sandbox);
    await setUnread(sandbox, 5);
    await sandbox.closeHub(maja.personalNumber, true);
    await expectReturn(page, sandbox, 2);
  },
);

test(
  'it reconnects after 0, 2, 10 and 30 seconds, and then only when the customer returns to the page',
  { tag: ['@H03', '@H10', '@H12'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/status of 500 .*negotiate/u);
    await takeOverTime(page);
    await openAs(maja, '/krav');
    await expectJoined(sandbox);
    await sandbox.addFault({ path: livePaths.negotiate, status: 500 });
    await sandbox.forgetCalls();
    await sandbox.closeHub(maja.personalNumber, true);
    for (const [tries, seconds] of [
      [1, 1],
      [2, 2],
      [3, 10],
      [4, 30],
    ] as const) {
      await expect
        .poll(async () => {
          const made = await callsOf(sandbox, livePaths.negotiate);
          if (made < tries) await page.clock.fastForward(seconds * 1000);
          return made;
        })
        .toBe(tries);
    }
    await expectConnections(sandbox, 0);
    await page.clock.fastForward(600_000);
    await page.evaluate(() => fetch('/api/PortalSiteState/GetBankIDCurrentState'));
    expect(await callsOf(sandbox, livePaths.negotiate)).toBe(4);
    await expect(page.getByRole('alert')).toHaveCount(0);

    await setUnread(sandbox, 5);
    await setVisible(page, true);
    await expectReturn(page, sandbox, 2);
  },
);

test(
  'a computer keeps the connection while its window is hidden',
  { tag: ['@H04'] },
  async ({ page, sandbox, openAs }) => {
    await openAs(maja, '/krav');
    await expectJoined(sandbox);
    await setVisible(page, false);
    await setUnread(sandbox, 5);
    await sandbox.publish(maja.personalNumber, 'onPublishRepliedToConversation');
    await expectReturn(page, sandbox, 1);
  },
);

for (const [device, userAgent] of [
  [
    'phone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  ],
  [
    'tablet',
    'Mozilla/5.0 (Linux; Android 16; SM-X920) AppleWebKit/537.36 Chrome/148 Safari/537.36',
  ],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ userAgent });

    test(
      'the connection ends when the page is hidden and returns with it',
      { tag: ['@H03', '@H04'] },
      async ({ page, sandbox, openAs }) => {
        await openAs(maja, '/krav');
        await expectJoined(sandbox);
        await setVisible(page, false);
        await expectConnections(sandbox, 0);
        await setUnread(sandbox, 5);
        await setVisible(page, true);
        await expectReturn(page, sandbox, 2);
      },
    );
  });
}

test.describe('the connection ends', () => {
  test.beforeEach(async ({ openAs, sandbox }) => {
    await openAs(maja, '/oversikt');
    await expectJoined(sandbox);
    await sandbox.forgetCalls();
  });

  test.afterEach(async ({ page, sandbox }) => {
    await expectConnections(sandbox, 0);
    await setVisible(page, false);
    await setVisible(page, true);
    await page.evaluate(() => fetch('/api/PortalSiteState/GetBankIDCurrentState'));
    expect(await callsOf(sandbox, livePaths.negotiate), 'no further try').toBe(0);
  });

  test('when the customer logs out', { tag: ['@H05'] }, async ({ page }) => {
    await new Shell(page).logOut.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Du är utloggad' })).toBeVisible();
  });

  test(
    'when a call finds that the session is over',
    { tag: ['@H05'] },
    async ({ page, sandbox, expectedErrors }) => {
      expectedErrors.push(/status of 401/u);
      await sandbox.expireSession(maja.personalNumber, 'all');
      await new Shell(page).item('Krav').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Du är utloggad' })).toBeVisible();
    },
  );

  test('when messages are closed', { tag: ['@H05'] }, async ({ page, sandbox }) => {
    await sandbox.setSystems({ communication: false });
    await new Shell(page).item('Krav').click();
    await expect(new Shell(page).item('Meddelanden')).toHaveCount(0);
  });
});

test(
  'an expired session is renewed before the connection returns',
  { tag: ['@H03', '@H12'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/status of 401/u);
    await openAs(maja, '/krav');
    await expectJoined(sandbox);
    await sandbox.closeHub(maja.personalNumber);
    await sandbox.expireSession(maja.personalNumber, 'access');
    await sandbox.forgetCalls();
    await lookUntil(page, async () => {
      await expect.poll(async () => callsOf(sandbox, livePaths.negotiate), soon).toBe(2);
    });
    await expectConnections(sandbox, 1);
    expect(await callsOf(sandbox, '/api/PortalIdentity/Refresh')).toBe(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'a customer whose session has ended is logged out on returning to the page',
  { tag: ['@H03', '@H05'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/status of 401/u);
    await openAs(maja, '/krav');
    await expectJoined(sandbox);
    await sandbox.expireSession(maja.personalNumber, 'all');
    await expectConnections(sandbox, 0);
    await lookUntil(page, async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Du är utloggad' })).toBeVisible(
        soon,
      );
    });
    await expectConnections(sandbox, 0);
  },
);

test(
  'the next customer of the same tab gets a new connection',
  { tag: ['@H01', '@H05'] },
  async ({ sandbox, openAs }) => {
    await openAs(maja, '/krav');
    await expectJoined(sandbox);
    await openAs(customers.signe, '/krav');
    await expect
      .poll(async () => (await sandbox.hub()).connections.map((each) => each.personalNumber))
      .toEqual([customers.signe.personalNumber]);
  },
);

test(
  'leaving a page while the connection starts reports no error to the provider',
  { tag: ['@H12'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/negotiat/u);
    let starts = 0;
    await page.route(`**${livePaths.negotiate}*`, () => {
      starts += 1;
    });
    await openAs(maja, '/krav');
    await expect.poll(() => starts).toBe(1);
    await page.goto('/krav');
    await expect.poll(() => starts).toBe(2);
    expect(await sandbox.errorReports()).toEqual([]);
  },
);
