import { chromium, type Browser, type BrowserContext } from '@playwright/test';

import { chromiumLaunch } from '../../lib/chromiumLaunch.ts';
import type { Comparison, Table } from '../report.ts';
import { type BenchServer, startSandbox } from '../startServer.ts';
import { median } from '../statistics.ts';
import { measureInteractions } from './interactions.ts';
import { copyByHand, copyWithoutScripts } from './copies.ts';
import { openPhone, type Visit, visit } from './visit.ts';

const rounds = 3;

/** The sandbox's customer with a debt. */
const personalNumber = '198704129843';

type Scenario = {
  readonly title: string;
  readonly path: string;
  /** Selector of the element that makes the page usable. */
  readonly usable: string | null;
  readonly isLoggedIn: boolean;
  /** Pages visited before, with the same cache. */
  readonly before: readonly string[];
  readonly beside: 'floor' | 'byHand';
  /** The highest ratio of the first and the largest paint to those of the other page. */
  readonly goal: number;
};

/**
 * With a debugger, which Playwright is, V8 reads a whole file again as soon as code in it makes an error object, and React
 * makes some when it starts. Nobody's phone does that: positions are noted at once instead.
 */
const notesPositions = '--js-flags=--no-enable-lazy-source-positions';

const login = { path: '/loggain', usable: 'button[type="button"]', isLoggedIn: false } as const;

const scenarios: readonly Scenario[] = [
  { ...login, title: 'Login, first visit', before: [], beside: 'floor', goal: 1.15 },
  { ...login, title: 'Login, second visit', before: ['/loggain'], beside: 'floor', goal: 1.2 },
  ...(['/oversikt', '/krav'] as const).map((path) => ({
    title: `${path}, first visit after the login`,
    path,
    usable: 'main h1',
    isLoggedIn: true,
    // The customer comes from the login.
    before: ['/loggain'],
    beside: 'byHand' as const,
    goal: 1.5,
  })),
];

/** Visits the built portal on a slow phone, alternating with the pages that it is compared with. */
export async function measurePages(): Promise<readonly Table[]> {
  const servers = {
    portal: await startSandbox(),
    floor: await startSandbox({ PORTAL_DIST: copyWithoutScripts() }),
    byHand: await startSandbox({ PORTAL_DIST: copyByHand() }),
  };
  const { args, ...executable } = chromiumLaunch();
  const browser = await chromium.launch({ ...executable, args: [...args, notesPositions] });
  try {
    const tables: Table[] = [];
    for (const scenario of scenarios) {
      const visits: { readonly portal: Visit; readonly other: Visit }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        visits.push({
          portal: await visitAnew(browser, servers.portal, scenario),
          other: await visitAnew(browser, servers[scenario.beside], {
            ...scenario,
            usable: null,
          }),
        });
      }
      tables.push(tableOf(scenario, visits));
    }
    tables.push(await measureInteractions(browser, servers.portal));
    return tables;
  } finally {
    await browser.close();
    for (const server of Object.values(servers)) server.stop();
  }
}

async function visitAnew(
  browser: Browser,
  { address }: BenchServer,
  { path, usable, isLoggedIn, before }: Scenario,
): Promise<Visit> {
  const context: BrowserContext = await openPhone(browser, address);
  try {
    for (const earlier of before) await visit(context, earlier, null);
    if (isLoggedIn)
      await context.request.post(`${address}/sandbox/api/login`, { data: { personalNumber } });
    return await visit(context, path, usable);
  } finally {
    await context.close();
  }
}

type Pair = { readonly portal: Visit; readonly other: Visit };

function tableOf({ title, goal, usable, beside }: Scenario, visits: readonly Pair[]): Table {
  const of = (figure: keyof Visit, page: keyof Pair = 'portal'): number =>
    median(visits.map((pair) => pair[page][figure]));
  const compare = (name: string, figure: keyof Visit, most: number, also = ''): Comparison => ({
    name,
    measured: of(figure),
    compared: of(figure === 'usable' ? 'load' : figure, 'other'),
    unit: 'ms',
    goal: most,
    also,
  });
  const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;
  return {
    title,
    comparisons: [
      compare('first paint', 'firstPaint', goal),
      compare(
        'largest paint',
        'largestPaint',
        goal,
        `layout shift ${of('layoutShift').toFixed(3)}, ${String(of('codeFetched'))} scripts and styles fetched, scripts ${kilobytes(of('scripts'))}`,
      ),
      ...(usable === null || beside === 'byHand'
        ? []
        : [
            compare(
              'usable',
              'usable',
              2.5,
              `${String(of('requests'))} requests, ${kilobytes(of('bytes'))}, blocked ${of('blocked').toFixed(0)} ms`,
            ),
          ]),
    ],
  };
}
