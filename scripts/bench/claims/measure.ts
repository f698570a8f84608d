import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';

import { chromiumLaunch } from '../../lib/chromiumLaunch.ts';
import { fromRoot } from '../../lib/paths.ts';
import { type ClaimsResult, type Size, sizes, type Visit } from './claimsResult.ts';
import { medianVisit } from './medianVisit.ts';
import { startSandbox } from './startSandbox.ts';
import { visitClaims } from './visit.ts';

/** How many times slower than this machine's the processor is made, and how often each visit is repeated. */
const runs = [
  { slowness: 1, rounds: 5 },
  { slowness: 4, rounds: 3 },
] as const;

/** The sandbox's customer with many cases. */
const personalNumber = '197204089853';

/** Measures the built portal with few and with many cases in one browser, taking turns. */
export async function measureClaims(): Promise<{
  results: readonly ClaimsResult[];
  browser: string;
}> {
  const few = await startSandbox(sizes.few);
  const many = await startSandbox(sizes.many);
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const pages = {
      few: await openPortal(browser, few.address, sizes.few),
      many: await openPortal(browser, many.address, sizes.many),
    };
    // What is only slow the first time is not counted.
    await pages.few.visit(1);
    await pages.many.visit(1);
    const results: ClaimsResult[] = [];
    for (const { slowness, rounds } of runs) {
      const visits: Readonly<Record<Size, Visit[]>> = { few: [], many: [] };
      for (let round = 0; round < rounds; round += 1) {
        visits.few.push(await pages.few.visit(slowness));
        visits.many.push(await pages.many.visit(slowness));
        process.stdout.write('.');
      }
      results.push({
        slowness,
        rounds,
        few: medianVisit(visits.few),
        many: medianVisit(visits.many),
      });
    }
    return { results, browser: `Chromium ${browser.version()}` };
  } finally {
    await browser.close();
    few.stop();
    many.stop();
  }
}

async function openPortal(
  browser: Browser,
  address: string,
  cases: number,
): Promise<{ readonly visit: (slowness: number) => Promise<Visit> }> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript({ path: fromRoot('bench', 'record.js') });
  await context.addCookies([{ name: 'cookieInfoVersion', value: '1', url: address }]);
  await context.request.post('/sandbox/api/login', { data: { personalNumber } });
  return {
    // In a tab of its own, so that nothing is measured of what the visit before left behind.
    visit: async (slowness) => {
      const page = await context.newPage();
      page.setDefaultTimeout(120_000);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
      const visit = await visitClaims(page, cases);
      await page.close();
      return visit;
    },
  };
}
