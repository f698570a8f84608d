import { test as base, expect, type Page } from '@playwright/test';

import { watchPersonalData } from './canaries.ts';
import { type Customer, customers } from './customers.ts';
import { loginPaths } from './loginPaths.ts';
import { findPersonalData } from './personalData.ts';
import { type Sandbox, startSandbox } from './sandbox.ts';
import { provider } from './thisProvider.ts';

interface WorkerFixtures {
  /** This worker's own sandbox. */
  readonly workerSandbox: Sandbox;
}

interface Fixtures {
  /** The worker's sandbox, reset for each journey. */
  readonly sandbox: Sandbox;
  /** True for a new visitor, who sees the cookie banner. */
  readonly isFirstVisit: boolean;
  /** Errors that the journey expects in the browser's log, such as the status of a planted fault. */
  readonly expectedErrors: RegExp[];
  /** Logs the customer in without the login page, and opens the path. */
  readonly openAs: (customer: Customer, path: string) => Promise<void>;
  /** All announcements to screen readers since the page was loaded, in order. */
  readonly announcements: () => Promise<readonly string[]>;
}

/**
 * What the browser logs on any visit: the request for the user answers 401 for a visitor (row L26), and so does a
 * live connection that was being opened during a log-out. With HTTP/2 the status has no text.
 */
const alwaysExpected = [
  /status of 401 \((?:Unauthorized)?\).*GetUser/u,
  /WebSocket connection to .*portalHub.* HTTP Authentication failed/u,
];

/** The suite `deploy` plays journeys with nginx between the browser and two sandboxes. */
const start: typeof startSandbox = async () => {
  if ((process.env['NGINX_PATH'] ?? '') === '') return startSandbox();
  const { startSandboxBehindNginx } = await import('../../../../deploy/tests/support/test.ts');
  return startSandboxBehindNginx();
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  workerSandbox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, provide) => {
      const { sandbox, stop, log } = await start();
      await provide(sandbox);
      await stop();
      expect(findPersonalData(log()), 'personal data in the server’s log').toBeNull();
    },
    { scope: 'worker' },
  ],

  sandbox: async ({ workerSandbox }, provide) => {
    await workerSandbox.reset();
    await provide(workerSandbox);
  },

  isFirstVisit: [false, { option: true }],

  baseURL: async ({ sandbox }, provide) => {
    await provide(sandbox.url);
  },

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
  expectedErrors: async ({}, provide) => {
    await provide([]);
  },

  /**
   * Every journey fails on an error in the page, which includes violations of the Content-Security-Policy, and on
   * personal data in a forbidden place.
   */
  page: async ({ page, sandbox, expectedErrors, isFirstVisit }, provide) => {
    if (!isFirstVisit) {
      await page
        .context()
        .addCookies([
          { name: 'cookieInfoVersion', value: provider.cookieInfoVersion, url: sandbox.url },
        ]);
    }
    // Calls that are on their way when the customer logs out are refused.
    let isLeaving = false;
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === loginPaths.logout) isLeaving = true;
      if (pathname === loginPaths.finalize) isLeaving = false;
    });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (isLeaving && message.text().includes('status of 401')) return;
      if (message.type() === 'error' || message.text().includes('Content Security Policy')) {
        errors.push(`${message.text()} ${message.location().url}`);
      }
    });
    await recordAnnouncements(page);
    const findTraces = await watchPersonalData(page);
    await provide(page);
    // Requests that the journey's routes still hold at its end do not matter.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(await findTraces(), 'personal data where it may not be (row Z21)').toEqual([]);
    const unexpected = errors.filter(
      (error) => ![...alwaysExpected, ...expectedErrors].some((pattern) => pattern.test(error)),
    );
    expect(unexpected, 'errors in the browser').toEqual([]);
  },

  openAs: async ({ page, sandbox }, provide) => {
    await provide(async (customer, path) => {
      // The old page's calls in the new session would log it out.
      if (page.url() !== 'about:blank') await page.goto('about:blank');
      const response = await page.request.post(`${sandbox.url}/sandbox/api/login`, {
        data: { personalNumber: customer.personalNumber },
      });
      expect(response.ok()).toBe(true);
      await page.goto(path);
    });
  },

  announcements: async ({ page }, provide) => {
    await provide(() => page.evaluate(() => globalThis.announced));
  },
});

declare global {
  var announced: string[];
}

/** Records what is put into live regions, because it is removed again after a moment. */
async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.announced = [];
    new MutationObserver((mutations) => {
      for (const mutation of mutations) {
        for (const node of mutation.addedNodes) {
          const element = node instanceof Element ? node : node.parentElement;
          const region = element?.closest('[aria-live]');
          const text = node.textContent?.trim() ?? '';
          if (region !== null && region !== undefined && text !== '')
            globalThis.announced.push(text);
        }
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

export { customers, expect };
