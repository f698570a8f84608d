import { expect, type Page } from '@playwright/test';

import type { Sandbox } from './sandbox.ts';

/** The calls of the live connection and those that it causes, typed by hand from rows H02 and Q28. */
export const livePaths = {
  negotiate: '/portalHub/negotiate',
  unread: '/api/Communication/GetNumberOfUnreadConversations',
} as const;

/** Waits until this many live connections are open, for all customers together. */
export async function expectConnections(sandbox: Sandbox, count: number): Promise<void> {
  await expect.poll(async () => (await sandbox.hub()).connections.length).toBe(count);
}

/** Waits until the only live connection is open and has joined this many times in all. */
export async function expectJoined(sandbox: Sandbox, times = 1): Promise<void> {
  await expectConnections(sandbox, 1);
  await expect.poll(async () => (await sandbox.hub()).joinings.length).toBe(times);
}

/** The number of calls of the path since `forgetCalls`. */
export async function callsOf(sandbox: Sandbox, path: string): Promise<number> {
  return (await sandbox.calls()).filter((call) => call.path === path).length;
}

/** Makes the server answer that this many conversations are unread. */
export async function setUnread(sandbox: Sandbox, count: number): Promise<void> {
  await sandbox.clearFaults();
  await sandbox.addFault({ path: livePaths.unread, body: count });
}

/** Hides the page or makes it visible, as when the customer switches windows. */
export async function setVisible(page: Page, isVisible: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isVisible ? 'visible' : 'hidden',
  );
}
