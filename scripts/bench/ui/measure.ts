import { chromium } from '@playwright/test';
import type { Browser, CDPSession, Page } from '@playwright/test';

import { chromiumLaunch } from '../../lib/chromiumLaunch.ts';
import { fromRoot } from '../../lib/paths.ts';
import { serveFolder } from '../../lib/serveFolder.ts';
import type { Comparison, Table } from '../report.ts';
import { median } from '../statistics.ts';

/** The pages of `bench`. */
const sides = ['library', 'native'] as const;
type Side = (typeof sides)[number];

const actions = ['sortUp', 'sortDown', 'filter', 'clear', 'openDialog', 'closeDialog'] as const;

/** The highest ratios of the library to plain React. */
const goals = { list: 1.2, memory: 1.3, dialog: 1.5 } as const;

const figures = [
  { key: 'mount', name: 'Load', unit: 'ms', goal: goals.list },
  { key: 'sortUp', name: 'Sort by text, ascending', unit: 'ms', goal: goals.list },
  { key: 'sortDown', name: 'Sort by text, descending', unit: 'ms', goal: goals.list },
  { key: 'filter', name: 'Filter to one row in eight', unit: 'ms', goal: goals.list },
  { key: 'clear', name: 'Clear the filter', unit: 'ms', goal: goals.list },
  { key: 'firstDialog', name: 'Open the dialog the first time', unit: 'ms', goal: goals.dialog },
  { key: 'openDialog', name: 'Open it again', unit: 'ms', goal: goals.dialog },
  { key: 'closeDialog', name: 'Close it', unit: 'ms', goal: goals.dialog },
  { key: 'memory', name: 'Memory that the list adds', unit: 'bytes', goal: goals.memory },
] as const;
type Figure = (typeof figures)[number]['key'];

/** For each number of rows: the rounds in one page, after a first one that is not counted, and the rounds in new pages. */
const sizes = [
  { rows: 10, rounds: 20, freshRounds: 5 },
  { rows: 1000, rounds: 5, freshRounds: 3 },
  { rows: 10_000, rounds: 3, freshRounds: 1 },
] as const;
type Size = (typeof sizes)[number];

/** The part of `bench/startBench.tsx` that is called here. */
type Bench = {
  mount(count: number): Promise<void>;
  act(action: (typeof actions)[number]): Promise<void>;
  dialogButton(): { x: number; y: number };
  untilDialog(): Promise<void>;
  settle(): Promise<void>;
  unmount(): void;
  countElements(): number;
  usedBytes(): Promise<number>;
};
declare global {
  var bench: Bench;
}

/** Measures all sides in one browser, taking turns. */
export async function measureUi(): Promise<readonly Table[]> {
  const served = await serveFolder(fromRoot('.cache', 'bench'));
  const launch = chromiumLaunch();
  const browser = await chromium.launch({
    ...launch,
    args: [
      ...launch.args,
      '--js-flags=--expose-gc',
      // Measures at once instead of at the next garbage collection.
      '--enable-blink-features=ForceEagerMeasureMemory',
      // Otherwise each step ends with a frame of 1/60 s, which hides small differences.
      '--disable-frame-rate-limit',
      '--disable-gpu-vsync',
    ],
  });
  try {
    const tables: Table[] = [];
    for (const size of sizes) tables.push(await measureSize(browser, served.address, size));
    return tables;
  } finally {
    await browser.close();
    served.close();
  }
}

async function measureSize(browser: Browser, address: string, size: Size): Promise<Table> {
  const { rows, rounds, freshRounds } = size;
  const measured = new Map<string, number[]>();
  const add = (side: Side, figure: Figure, value: number): void => {
    const key = `${side} ${figure}`;
    measured.set(key, [...(measured.get(key) ?? []), value]);
  };
  const elements = new Map<Side, number>();
  const pages = new Map<Side, BenchPage>();
  for (const side of sides) pages.set(side, await openPage(browser, address, side));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [side, page] of inTurn(pages, round)) {
      const cycle = await runCycle(page, rows);
      elements.set(side, cycle.elements);
      if (round === 0) continue;
      for (const [figure, worked] of cycle.times) add(side, figure, worked);
    }
  }
  for (const { page } of pages.values()) await page.close();
  for (let round = 0; round < freshRounds; round += 1) {
    for (const [side] of inTurn(pages, round)) {
      const { memory, firstDialog } = await lookAtFreshPage(browser, address, side, rows);
      add(side, 'memory', memory);
      add(side, 'firstDialog', firstDialog);
    }
  }
  const middle = (side: Side, figure: Figure): number =>
    median(measured.get(`${side} ${figure}`) ?? []);
  const comparisons = figures.map(({ key, ...figure }): Comparison => ({
    ...figure,
    measured: middle('library', key),
    compared: middle('native', key),
  }));
  const counted = sides.map((side) => `${side} ${String(elements.get(side))}`).join(', ');
  return {
    title: `${String(rows)} rows, library beside plain React (elements: ${counted}; ${String(rounds)} rounds)`,
    comparisons,
  };
}

/** Rotates the order, so that each side begins equally often. */
function inTurn<Item>(items: Iterable<Item>, round: number): readonly Item[] {
  const all = [...items];
  const start = round % all.length;
  return [...all.slice(start), ...all.slice(0, start)];
}

type BenchPage = { readonly page: Page; readonly session: CDPSession };

async function openPage(browser: Browser, address: string, side: Side): Promise<BenchPage> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(120_000);
  // Only cross-origin isolated pages may measure memory.
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: {
        ...response.headers(),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      },
    });
  });
  await page.goto(`${address}/${side}.html`);
  await page.waitForFunction(() => 'bench' in globalThis);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, session };
}

/**
 * The processor time of a step on the page's main thread, in milliseconds. Unlike wall-clock time it does not grow while
 * other programs have the processor.
 */
async function workOf({ page, session }: BenchPage, step: () => Promise<void>): Promise<number> {
  const readClock = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    const work = metrics.find(({ name }) => name === 'TaskDuration');
    return (work?.value ?? Number.NaN) * 1000;
  };
  await page.evaluate(() => bench.settle());
  const before = await readClock();
  await step();
  return (await readClock()) - before;
}

type Cycle = {
  readonly elements: number;
  readonly times: readonly (readonly [Figure, number])[];
};

/** Measures all steps in a page that has done them before. The page is empty before and after. */
async function runCycle(one: BenchPage, rows: number): Promise<Cycle> {
  const { page } = one;
  // A background tab draws no frames.
  await page.bringToFront();
  const mount = await workOf(one, () => page.evaluate((count) => bench.mount(count), rows));
  const elements = await page.evaluate(() => bench.countElements());
  const times: [Figure, number][] = [['mount', mount]];
  for (const action of actions) {
    times.push([action, await workOf(one, () => page.evaluate((name) => bench.act(name), action))]);
  }
  await page.evaluate(() => {
    bench.unmount();
  });
  return { elements, times };
}

/** Measures what happens once in a page: the memory that the list adds, and the first dialog. */
async function lookAtFreshPage(
  browser: Browser,
  address: string,
  side: Side,
  rows: number,
): Promise<Readonly<Record<'memory' | 'firstDialog', number>>> {
  const one = await openPage(browser, address, side);
  const { page, session } = one;
  const used = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage');
    return page.evaluate(() => bench.usedBytes());
  };
  const before = await used();
  await page.evaluate((count) => bench.mount(count), rows);
  const memory = (await used()) - before;
  // A real click: the library fetches the code of its dialog when the pointer arrives.
  const { x, y } = await page.evaluate(() => bench.dialogButton());
  await page.mouse.move(x, y);
  await page.waitForLoadState('networkidle');
  const firstDialog = await workOf(one, async () => {
    await page.mouse.down();
    await page.mouse.up();
    await page.evaluate(() => bench.untilDialog());
  });
  await page.close();
  return { memory, firstDialog };
}
