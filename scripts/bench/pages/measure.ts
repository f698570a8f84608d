import { chromium, type Browser, type BrowserContext } from '@playwright/test';

import { chromiumLaunch } from '../../lib/chromiumLaunch.ts';
import type { Comparison, Table } from '../report.ts';
import { type BenchServer, startSandbox } from '../startServer.ts';
import { median } from '../statistics.ts';
import { measureInteractions } from './interactions.ts';
import { copyOfReactAlone, copyWithoutScripts } from './copies.ts';
import { measurePress } from './press.ts';
import { openPhone, type Visit, visit } from './visit.ts';

const rounds = 7;

/** The sandbox's customer with a debt. */
const personalNumber = '198704129843';

type Scenario = {
  readonly title: string;
  readonly path: string;
  /** Selector of the element that makes the page usable. */
  readonly usable: string | null;
  /** The customer comes from the login. A visitor does not. */
  readonly isLoggedIn: boolean;
  /** The page has been visited before, with the same cache. */
  readonly isSecondVisit: boolean;
  readonly beside: 'floor' | 'react';
  /** The highest ratio of the first and the largest paint to those of the other page. */
  readonly goal: number;
};

/**
 * With a debugger, which Playwright is, V8 reads a whole file again as soon as code in it makes an error object, and React
 * makes some when it starts. Nobody's phone does that: positions are noted at once instead.
 */
const notesPositions = '--js-flags=--no-enable-lazy-source-positions';

const login = { path: '/loggain', usable: 'button[type="button"]', isLoggedIn: false } as const;
const ownPages = ['/oversikt', '/krav'].flatMap((path) =>
  [false, true].map((isSecondVisit) => ({
    title: `${path}, ${isSecondVisit ? 'second visit' : 'first visit after the login'}`,
    path,
    usable: 'main h1',
    isLoggedIn: true,
    isSecondVisit,
    beside: 'react' as const,
    goal: 1.3,
  })),
);

const scenarios: readonly Scenario[] = [
  { ...login, title: 'Login, first visit', isSecondVisit: false, beside: 'floor', goal: 1.15 },
  { ...login, title: 'Login, second visit', isSecondVisit: true, beside: 'floor', goal: 1.2 },
  ...ownPages,
];

/** What the login may cost before its button works. */
const mostRequests = 12;
const longestBlocked = 150;

/** Visits the built portal on a slow phone, alternating with the pages that it is compared with. */
export async function measurePages(): Promise<readonly Table[]> {
  const servers = {
    portal: await startSandbox(),
    floor: await startSandbox({ PORTAL_DIST: copyWithoutScripts() }),
    react: await startSandbox({ PORTAL_DIST: copyOfReactAlone() }),
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
    tables.push(await measurePress(browser, servers.portal, personalNumber));
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
  { path, usable, isLoggedIn, isSecondVisit }: Scenario,
): Promise<Visit> {
  const context: BrowserContext = await openPhone(browser, address);
  try {
    if (isLoggedIn) {
      await visit(context, login.path, null);
      await context.request.post(`${address}/sandbox/api/login`, { data: { personalNumber } });
      // What the login's own document leaves when it shows the first page.
      await context.addInitScript(() => {
        localStorage.setItem('callsAhead', 'getClaims getNumberOfUnreadConversations');
      });
    }
    if (isSecondVisit) await visit(context, path, null);
    return await visit(context, path, usable);
  } finally {
    await context.close();
  }
}

type Pair = { readonly portal: Visit; readonly other: Visit };

function tableOf(scenario: Scenario, visits: readonly Pair[]): Table {
  const { title, goal } = scenario;
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
  const limit = (
    name: string,
    figure: keyof Visit,
    most: number,
    unit: Comparison['unit'],
  ): Comparison => ({
    name,
    measured: of(figure),
    compared: most,
    unit,
    goal: 1,
  });
  const kilobytes = (figure: keyof Visit): string => `${(of(figure) / 1000).toFixed(0)} kB`;
  return {
    title,
    comparisons: [
      compare('first paint', 'firstPaint', goal),
      compare(
        'largest paint',
        'largestPaint',
        goal,
        `layout shift ${of('layoutShift').toFixed(3)}, scripts ${kilobytes('scripts')}`,
      ),
      ...(scenario.isLoggedIn ? [] : [compare('usable', 'usable', 2.5, kilobytes('bytes'))]),
      ...(scenario.isLoggedIn || scenario.isSecondVisit
        ? []
        : [
            limit('requests', 'requests', mostRequests, 'count'),
            limit('blocked', 'blocked', longestBlocked, 'ms'),
          ]),
      ...(scenario.isSecondVisit
        ? [limit('scripts and styles fetched', 'codeFetched', 0, 'count')]
        : []),
    ],
  };
}
