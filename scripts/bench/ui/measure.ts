import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';

import { chromiumLaunch } from '../../lib/chromiumLaunch.ts';
import { fromRoot } from '../../lib/paths.ts';
import { serveFolder } from '../../lib/serveFolder.ts';
import type { Comparison, Table } from '../report.ts';
import { median } from '../statistics.ts';

const sides = ['library', 'native'] as const;
type Side = (typeof sides)[number];

const actions = ['sortUp', 'sortDown', 'filter', 'clear', 'openDialog', 'closeDialog'] as const;
const steps = ['mount', ...actions] as const;
type Step = (typeof steps)[number];

/** Rows and rounds of each size; one more round comes first and is not counted. */
const sizes = [
  { rows: 1000, rounds: 9 },
  { rows: 10_000, rounds: 3 },
] as const;

const names: Readonly<Record<Step, string>> = {
  mount: 'Render',
  sortUp: 'Sort by text, ascending',
  sortDown: 'Sort by text, descending',
  filter: 'Filter to one row in eight',
  clear: 'Clear the filter',
  openDialog: 'Open a dialog on top',
  closeDialog: 'Close the dialog',
};

/** The most that the library may take of what native elements take. */
const goals = { time: 1.2, memory: 1.3 } as const;

/** The part of `bench/main.tsx` that is called here. */
type Bench = {
  mount(side: Side, count: number): Promise<void>;
  act(action: (typeof actions)[number]): Promise<void>;
  settle(): Promise<void>;
  unmount(): void;
  countElements(): number;
  usedBytes(): Promise<number>;
};
declare global {
  var bench: Bench;
}

/** Measures both sides in one browser, taking turns. */
export async function measureUi(): Promise<readonly Table[]> {
  const served = await serveFolder(fromRoot('.cache', 'bench'));
  const launch = chromiumLaunch();
  const browser = await chromium.launch({
    ...launch,
    args: [
      ...launch.args,
      '--js-flags=--expose-gc',
      // Answers at once, not at the next collection of garbage.
      '--enable-blink-features=ForceEagerMeasureMemory',
      // Without these a step ends at the next sixtieth of a second, which hides small differences.
      '--disable-frame-rate-limit',
      '--disable-gpu-vsync',
    ],
  });
  try {
    const tables: Table[] = [];
    for (const { rows, rounds } of sizes) {
      tables.push(await measureSize(browser, served.address, rows, rounds));
    }
    return tables;
  } finally {
    await browser.close();
    served.close();
  }
}

async function measureSize(
  browser: Browser,
  address: string,
  rows: number,
  rounds: number,
): Promise<Table> {
  const times = new Map<string, number[]>();
  const elements = { library: 0, native: 0 };
  const page = await openBench(browser, address);
  const readClock = await openClock(page);
  for (let round = 0; round <= rounds; round += 1) {
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      const cycle = await runCycle(page, readClock, side, rows);
      elements[side] = cycle.elements;
      if (round === 0) continue;
      for (const [step, time] of cycle.times) {
        const key = `${side} ${step}`;
        times.set(key, [...(times.get(key) ?? []), time]);
      }
    }
  }
  await page.close();
  const medianOf = (side: Side, step: Step): number => median(times.get(`${side} ${step}`) ?? []);
  const stepTimes = steps.map((step): Comparison => ({
    name: names[step],
    measured: medianOf('library', step),
    compared: medianOf('native', step),
    unit: 'ms',
    goal: goals.time,
  }));
  const memory: Comparison = {
    name: 'Memory that the list adds',
    measured: await memoryOf(browser, address, 'library', rows),
    compared: await memoryOf(browser, address, 'native', rows),
    unit: 'bytes',
    goal: goals.memory,
  };
  return {
    title: `${String(rows)} rows, library (${String(elements.library)} elements) beside native (${String(elements.native)}), ${String(rounds)} rounds`,
    comparisons: [...stepTimes, memory],
  };
}

async function openBench(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(120_000);
  // Memory is told to isolated pages alone.
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
  await page.goto(`${address}/index.html`);
  await page.waitForFunction(() => 'bench' in globalThis);
  return page;
}

type Cycle = {
  readonly elements: number;
  readonly times: readonly (readonly [Step, number])[];
};

/**
 * How long the page's main thread has worked, in milliseconds. Unlike the time on the wall it does not grow while other
 * programs have the processor.
 */
async function openClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const worked = metrics.find(({ name }) => name === 'TaskDuration');
    return (worked?.value ?? Number.NaN) * 1000;
  };
}

/** Everything that is measured once, from an empty page to an empty page. */
async function runCycle(
  page: Page,
  readClock: () => Promise<number>,
  side: Side,
  rows: number,
): Promise<Cycle> {
  const timed = async (step: () => Promise<void>): Promise<number> => {
    await page.evaluate(() => bench.settle());
    const before = await readClock();
    await step();
    return (await readClock()) - before;
  };
  const mount = await timed(() =>
    page.evaluate(([one, count]) => bench.mount(one, count), [side, rows] as const),
  );
  const elements = await page.evaluate(() => bench.countElements());
  const times: [Step, number][] = [['mount', mount]];
  for (const action of actions) {
    times.push([action, await timed(() => page.evaluate((name) => bench.act(name), action))]);
  }
  await page.evaluate(() => {
    bench.unmount();
  });
  return { elements, times };
}

/** Bytes that the list adds to a page of its own. */
async function memoryOf(
  browser: Browser,
  address: string,
  side: Side,
  rows: number,
): Promise<number> {
  const page = await openBench(browser, address);
  const session = await page.context().newCDPSession(page);
  const used = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage');
    return page.evaluate(() => bench.usedBytes());
  };
  const before = await used();
  await page.evaluate(([one, count]) => bench.mount(one, count), [side, rows] as const);
  const after = await used();
  await page.close();
  return after - before;
}
