import type { Browser, BrowserContext, Page } from '@playwright/test';

import type { Comparison, Table } from '../report.ts';
import type { BenchServer } from '../startServer.ts';
import { median } from '../statistics.ts';
import { openPhone, openSlowly } from './visit.ts';

const rounds = 3;

/** The highest layout shift while a page loads and is used. */
const mostShift = 0.02;

/** The longest time from an interaction to the next paint, in milliseconds. */
const longestInteraction = 200;

/** The sandbox's customer with 2 000 cases, 200 conversations and as many letters. */
const heavy = '197204089853';

/** An action of the customer: a press, a choice by arrow key, or a typed character. */
type Action = { readonly does: 'press' | 'choose' | 'type'; readonly where: string };

const press = (where: string): Action => ({ does: 'press', where });
const choose = (where: string): Action => ({ does: 'choose', where });
const type = (where: string): Action => ({ does: 'type', where });

const menu = [press('header button[aria-expanded]'), press('header button[aria-expanded]')];
/** Last on each page: the dialog covers it. */
const dialog = press('footer button:has-text("Om kakor")');
const list = (place: string) => [
  press(`${place} button:has-text("Visa fler")`),
  choose(`${place} select`),
];

type UsedPage = {
  readonly path: string;
  readonly isLoggedIn?: boolean;
  readonly actions: readonly Action[];
};

const pages: readonly UsedPage[] = [
  {
    path: '/loggain',
    isLoggedIn: false,
    actions: [press('main button:has-text("Starta inloggning")'), dialog],
  },
  { path: '/oversikt', actions: [...menu, dialog] },
  {
    path: '/krav',
    actions: [
      ...menu,
      press('main summary'),
      ...list('[role="tabpanel"]'),
      press('[role="tab"]:has-text("Avslutade")'),
      press('[role="tab"]:has-text("Aktiva")'),
      ...list('main section:not(:has([role="tabpanel"]))'),
      press('main button:has-text("Beställ här")'),
    ],
  },
  { path: '/krav/47900061803', actions: [...menu, dialog] },
  { path: '/skador', actions: [...menu, ...list('main'), dialog] },
  {
    path: '/meddelanden',
    actions: [
      ...menu,
      press('main h2 button'),
      type('main textarea'),
      press('main button:has-text("Visa fler")'),
      type('main input[type="search"]'),
      press('[role="tab"]:has-text("Ställ en ny fråga")'),
      type('main textarea'),
      dialog,
    ],
  },
  {
    path: '/dokument',
    actions: [
      ...menu,
      ...list('main section'),
      press('main button:has-text("Filtrera")'),
      press('main section button:has-text("Alla")'),
      press('main input[type="checkbox"]'),
      type('main input[type="text"]'),
      dialog,
    ],
  },
  { path: '/registerutdrag', actions: [...menu, type('main input'), dialog] },
  { path: '/tillganglighet', actions: [...menu, dialog] },
  { path: '/finns-inte', actions: [...menu, dialog] },
  { path: '/loggaut', actions: [dialog] },
];

/** Opens and uses every page on a slow phone, as a customer with a lot of data. */
export async function measureInteractions(browser: Browser, server: BenchServer): Promise<Table> {
  const comparisons: Comparison[] = [];
  for (const page of pages) {
    const visits: Use[] = [];
    for (let round = 0; round < rounds; round += 1)
      visits.push(await visitAndUse(browser, server, page));
    comparisons.push(...comparisonsOf(page, visits));
  }
  return {
    title: 'Every page with much in it: layout shift, and the slowest interaction',
    comparisons,
  };
}

type Use = {
  readonly layoutShift: number;
  /** Milliseconds of each action, from the press to the next paint. */
  readonly interactions: readonly number[];
};

async function visitAndUse(
  browser: Browser,
  { address }: BenchServer,
  used: UsedPage,
): Promise<Use> {
  const context: BrowserContext = await openPhone(browser, address);
  try {
    if (used.isLoggedIn !== false) {
      const data = { personalNumber: heavy };
      await context.request.post(`${address}/sandbox/api/login`, { data });
    }
    const page = await openSlowly(context, used.path);
    await page.waitForLoadState('networkidle');
    const interactions: number[] = [];
    for (const action of used.actions) interactions.push(await perform(page, action));
    const layoutShift = await page.evaluate(() => pageRecorder.layoutShift());
    return { layoutShift, interactions };
  } finally {
    await context.close();
  }
}

async function perform(page: Page, { does, where }: Action): Promise<number> {
  const target = page.locator(where).filter({ visible: true }).first();
  if (does === 'press') await target.click();
  else {
    await target.focus();
    await page.keyboard.press(does === 'choose' ? 'ArrowDown' : '1');
  }
  return page.evaluate(() => pageRecorder.takeInteraction());
}

function comparisonsOf({ path, actions }: UsedPage, visits: readonly Use[]): readonly Comparison[] {
  const medians = actions.map(({ does, where }, index) => ({
    name: `${does} ${where}`,
    duration: median(visits.map(({ interactions }) => interactions[index] ?? 0)),
  }));
  const [slowest = { name: '', duration: 0 }] = medians.toSorted(
    (one, other) => other.duration - one.duration,
  );
  return [
    {
      name: `${path}: layout shift`,
      measured: median(visits.map(({ layoutShift }) => layoutShift)),
      compared: mostShift,
      unit: 'score',
      goal: 1,
    },
    {
      name: `${path}: slowest interaction`,
      measured: slowest.duration,
      compared: longestInteraction,
      unit: 'ms',
      goal: 1,
      also: slowest.name.replaceAll('|', '\\|'),
    },
  ];
}
