import type { Browser, BrowserContext, Page } from '@playwright/test';

import { fromRoot } from '../../lib/paths.ts';

/** A slow 4G line: 1.6 Mbit/s down, 0.75 up, 150 ms. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** The slowdown of the processor. */
const slowness = 4;

/** What a visit to a page costs. Times in milliseconds since the visit began. */
export type Visit = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Time of the `load` event. */
  readonly load: number;
  /** When the page became usable; the `load` event if there is no selector. */
  readonly usable: number;
  /** Number of requests that began before that. */
  readonly requests: number;
  /** Transferred bytes of scripts, up to the end of the visit. */
  readonly scripts: number;
  /** Transferred bytes of everything before the page was usable. */
  readonly bytes: number;
  /** Total blocking time until the page was usable. */
  readonly blocked: number;
  readonly layoutShift: number;
  /** Scripts and styles that were fetched over the network. */
  readonly codeFetched: number;
};

/** What a press costs. */
export type Press = {
  /** Milliseconds from the press until the rows are drawn. */
  readonly drawn: number;
  /** Milliseconds that the server took for the cases. */
  readonly answer: number;
};

/** A browser context with the window of a phone and its own cache. */
export async function openPhone(browser: Browser, address: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript({ path: fromRoot('bench', 'recordPage.js') });
  return context;
}

/** Opens the path and measures the visit. @param usable selector of the element that makes the page usable */
export async function visit(
  context: BrowserContext,
  path: string,
  usable: string | null,
): Promise<Visit> {
  const page = await openSlowly(context, path);
  try {
    if (usable !== null) {
      const session = await context.newCDPSession(page);
      await session.send('Runtime.evaluate', {
        expression: `pageRecorder.until(${JSON.stringify(usable)})`,
        awaitPromise: true,
      });
    }
    await page.waitForLoadState('networkidle');
    // A page that has all its answers may still be rendering them.
    await page.evaluate(() => pageRecorder.painted());
    return await read(page, usable);
  } finally {
    await page.close();
  }
}

/** Opens the path on the slow line and the slow processor. */
export async function openSlowly(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.goto(path, { waitUntil: 'load' });
  return page;
}

function read(page: Page, usable: string | null): Promise<Visit> {
  return page.evaluate((selector) => globalThis.pageRecorder.read(selector), usable);
}

declare global {
  var pageRecorder: {
    read: (usable: string | null) => Visit;
    painted: () => Promise<void>;
    layoutShift: () => number;
    press: (press: {
      readonly link: string;
      readonly selector: string;
      readonly call: string;
    }) => Promise<Press>;
    takeInteraction: () => Promise<number>;
  };
}
