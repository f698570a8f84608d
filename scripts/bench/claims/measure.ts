import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';

import { chromiumLaunch } from '../../lib/chromiumLaunch.ts';
import { fromRoot } from '../../lib/paths.ts';
import type { Comparison, Table } from '../report.ts';
import { startSandbox } from '../startServer.ts';
import { median } from '../statistics.ts';
import { type Figures, type Step, steps, type Visit, visitClaims } from './visit.ts';
import { provider } from '../../../apps/portal/e2e/support/thisProvider.ts';

/** The numbers of cases that are compared. A table draws its first hundred rows at once. */
const sizes = { few: 100, many: 2000 } as const;

/**
 * How many times longer a press may take with many cases than with few. Sorting removes all rows
 * out before it draws the first, and payments are drawn below the cases: both pay for what stands on the page.
 */
const goals: Readonly<Record<Step, number>> = {
  showAll: 1.5,
  sort: 6,
  turnRound: 6,
  showPayments: 3,
  comeBack: 1.5,
};

/** The slowdown of the processor, and the number of visits. */
const runs = [
  { slowness: 1, rounds: 5 },
  { slowness: 4, rounds: 3 },
] as const;

/** The sandbox's customer with many cases. */
const personalNumber = '197204089853';

/** Measures the built portal with few and with many cases in one browser, taking turns. */
export async function measureClaims(): Promise<readonly Table[]> {
  const few = await startSandbox({ SANDBOX_HEAVY_CASES: String(sizes.few) });
  const many = await startSandbox({ SANDBOX_HEAVY_CASES: String(sizes.many) });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const pages = {
      few: await openPortal(browser, few.address, sizes.few),
      many: await openPortal(browser, many.address, sizes.many),
    };
    // The first visit is not counted: some things are slow only once.
    await pages.few.visit(1);
    await pages.many.visit(1);
    const tables: Table[] = [];
    for (const { slowness, rounds } of runs) {
      const visits: Record<keyof typeof sizes, Visit[]> = { few: [], many: [] };
      for (let round = 0; round < rounds; round += 1) {
        visits.few.push(await pages.few.visit(slowness));
        visits.many.push(await pages.many.visit(slowness));
      }
      tables.push({
        title: `${String(sizes.many)} cases beside ${String(sizes.few)}, processor slowed ${String(slowness)} ×, ${String(rounds)} rounds`,
        comparisons: steps.map((step) => compare(step, visits.few, visits.many)),
      });
    }
    return tables;
  } finally {
    await browser.close();
    few.stop();
    many.stop();
  }
}

function compare(step: Step, few: readonly Visit[], many: readonly Visit[]): Comparison {
  const medianOf = (visits: readonly Visit[], figure: keyof Figures): number =>
    median(visits.map((visit) => visit[step][figure]));
  const inWords = (figure: keyof Figures): string => `${medianOf(many, figure).toFixed(0)} ms`;
  return {
    name: step,
    measured: medianOf(many, 'answer'),
    compared: medianOf(few, 'answer'),
    unit: 'ms',
    goal: goals[step],
    also: `event ${inWords('interaction')}, longest task ${inWords('longestTask')}, all rows ${inWords('whole')}`,
  };
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
  await context.addCookies([
    { name: 'cookieInfoVersion', value: provider.cookieInfoVersion, url: address },
  ]);
  await context.request.post('/sandbox/api/login', { data: { personalNumber } });
  return {
    // Each visit has a new tab, so that earlier visits do not affect it.
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
