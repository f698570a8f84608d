import type { Page } from '@playwright/test';

import { Shell } from './pages/Shell.ts';
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
