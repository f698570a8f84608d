import type { Page } from '@playwright/test';

/** What a customer does on the claims page, in this order. */
export const steps = ['showAll', 'sort', 'turnRound', 'showPayments', 'comeBack'] as const;
export type Step = (typeof steps)[number];

/** What `bench/record.js` measures of a step, in milliseconds. */
export type Figures = {
  /** From the press to the frame that shows the first rows of the answer. */
  readonly answer: number;
  /** The duration of the press in the Event Timing API, in steps of 8 ms. INP is computed from it. */
  readonly interaction: number;
  /** The longest task that blocks the page; 0 if none took longer than 50 ms. */
  readonly longestTask: number;
  /** From the press to the frame that shows the last row. */
  readonly whole: number;
};

export type Visit = Readonly<Record<Step, Figures>>;

/** How many payments the sandbox's customer has made for each case. */
const paymentsPerCase = 2.5;

/** The part of `bench/record.js` that is called here. */
declare global {
  var recorder: {
    start(): void;
    hasRows(place: string, count: number): boolean;
    read(): Promise<Figures>;
  };
}

// Playwright needs as long to find a role among thousands of rows as the measured step takes, so these are CSS selectors.
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
