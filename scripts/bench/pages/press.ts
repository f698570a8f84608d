import type { Browser, BrowserContext } from '@playwright/test';

import type { Table } from '../report.ts';
import type { BenchServer } from '../startServer.ts';
import { median } from '../statistics.ts';
import { openPhone, openSlowly, type Press, visit } from './visit.ts';

const rounds = 7;

/** What a page may add to the time of the server, in milliseconds, and as a factor. */
const mostOwn = 100;
const mostFactor = 1.3;

/** Presses 'Krav' on the overview, and waits for the rows. */
export async function measurePress(
  browser: Browser,
  server: BenchServer,
  personalNumber: string,
): Promise<Table> {
  const presses: Press[] = [];
  for (let round = 0; round < rounds; round += 1)
    presses.push(await press(browser, server, personalNumber));
  const answer = median(presses.map((one) => one.answer));
  return {
    title: 'From the overview to the claims',
    comparisons: [
      {
        name: 'rows drawn after the press',
        measured: median(presses.map(({ drawn }) => drawn)),
        compared: mostFactor * answer + mostOwn,
        unit: 'ms',
        goal: 1,
        also: `the server took ${answer.toFixed(0)} ms`,
      },
    ],
  };
}

async function press(
  browser: Browser,
  { address }: BenchServer,
  personalNumber: string,
): Promise<Press> {
  const context: BrowserContext = await openPhone(browser, address);
  try {
    await context.request.post(`${address}/sandbox/api/login`, { data: { personalNumber } });
    // As after the login, which fetches the code of all pages.
    await visit(context, '/krav', null);
    const page = await openSlowly(context, '/oversikt');
    await page.waitForLoadState('networkidle');
    return await page.evaluate(() =>
      globalThis.pageRecorder.press({
        link: 'main a[href="/krav"]',
        selector: 'main tbody tr',
        call: '/Insurance/GetReferenceNumberBasePackage',
      }),
    );
  } finally {
    await context.close();
  }
}
