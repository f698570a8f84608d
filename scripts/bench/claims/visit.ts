import type { Page } from '@playwright/test';

import { type Figures, paymentsPerCase, type Visit } from './claimsResult.ts';

/** The part of `bench/record.js` that is called here. */
declare global {
  var recorder: {
    start(): void;
    hasRows(place: string, count: number): boolean;
    read(): Promise<Figures>;
  };
}

// By selector: to find something by its role among thousands of rows, Playwright works as long as what is measured.
const panel = '[role="tabpanel"]';
const history = 'main section:not(:has([role="tabpanel"]))';

/** Everything that is measured once, from a new load of the page. */
export async function visitClaims(page: Page, cases: number): Promise<Visit> {
  const press = async (selector: string, place: string, rows: number): Promise<Figures> => {
    await page.evaluate(() => {
      recorder.start();
    });
    await page.locator(selector).click();
    await page.waitForFunction(
      ([where, count]) => recorder.hasRows(where, count),
      [place, rows] as const,
      { polling: 100 },
    );
    return page.evaluate(() => recorder.read());
  };

  await page.goto('/krav');
  await page.locator(`${history} button`, { hasText: 'Visa alla' }).waitFor();
  const showAll = await press(`${panel} button:has-text("Visa alla")`, panel, cases);
  const byAmount = `${panel} [role="columnheader"] button:has-text("Belopp")`;
  const sort = await press(byAmount, panel, cases);
  const turnRound = await press(byAmount, panel, cases);
  const showPayments = await press(
    `${history} button:has-text("Visa alla")`,
    history,
    cases * paymentsPerCase,
  );
  await page.locator(`${panel} [role="rowheader"] a`).first().click();
  const comeBack = await press('main a:has-text("Tillbaka")', panel, cases);
  return { showAll, sort, turnRound, showPayments, comeBack };
}
