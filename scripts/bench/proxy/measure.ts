import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

import { startNginx } from '../../../deploy/tests/support/nginx.ts';
import { customers, logIn } from '../hub/sandbox.ts';
import type { Comparison, Table } from '../report.ts';
import { startSandbox } from '../startServer.ts';
import { median } from '../statistics.ts';
import { type OpenWindow, type Way, call, createWay, openWindow } from './client.ts';

const counts = { customers: 200, windows: 2000, calls: 9000 } as const;
/** How many windows open, and how many calls are made, at the same time. */
const atATime = { windows: 50, calls: 20 } as const;

const calls = [
  '/api/PortalIdentity/GetUser',
  '/api/Insurance/GetReferenceNumberBasePackage',
  '/api/Communication/GetConversations',
  '/api/Communication/GetInsuranceDocumentMetadatas',
  '/api/PortalSiteState/GetSiteCurrentState',
];

type Visit = {
  readonly lostWindows: number;
  readonly failedCalls: number;
  /** Why windows and calls failed. */
  readonly reasons: string;
  readonly opening: number;
  readonly times: readonly number[];
};

/**
 * Opens many windows through nginx as it is documented, with a proxy's worst case, one worker, and makes calls meanwhile;
 * then the same without nginx. Each customer has an address of this machine.
 */
export async function measureProxy(): Promise<readonly Table[]> {
  const through = await visitThrough(async (backend) => {
    const nginx = await startNginx([backend]);
    const tls = process.env['DEPLOY_TEST_TLS'] ?? '';
    const ca = readFileSync(join(tls, 'certificate.pem'), 'utf8');
    return { url: nginx.url, ca, stop: nginx.stop };
  });
  const without = await visitThrough((backend) =>
    Promise.resolve({ url: backend, stop: () => Promise.resolve() }),
  );
  const { customers: people, windows, calls: made } = counts;
  const title = `${String(windows)} windows of ${String(people)} customers and ${String(made)} calls, beside the same without nginx`;
  return [{ title, comparisons: compare(through, without) }];
}

function compare(through: Visit, without: Visit): readonly Comparison[] {
  const none = (name: string, count: (visit: Visit) => number): Comparison => ({
    name,
    measured: count(through),
    compared: 0,
    unit: 'count',
    goal: 1,
    also: `without nginx ${String(count(without))}${through.reasons}`,
  });
  const time = (name: string, of: (visit: Visit) => number, goal: number): Comparison => ({
    name,
    measured: of(through),
    compared: of(without),
    unit: 'ms',
    goal,
  });
  return [
    none('Windows that did not open or did not stay open', ({ lostWindows }) => lostWindows),
    none('Calls that failed', ({ failedCalls }) => failedCalls),
    time('All windows are open', ({ opening }) => opening, 5),
    time('A call', ({ times }) => median(times), 5),
    time('99 of 100 calls', ({ times }) => slowest(times), 5),
  ];
}

const slowest = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;

async function visitThrough(
  startProxy: (backend: string) => Promise<{ url: string; ca?: string; stop: () => Promise<void> }>,
): Promise<Visit> {
  const sandbox = await startSandbox();
  const proxy = await startProxy(sandbox.address);
  try {
    const ways: Way[] = [];
    for (let index = 0; index < counts.customers; index += 1) {
      const cookie = await logIn(sandbox, customers[index % customers.length] ?? customers[0]);
      const localAddress = `127.1.0.${String(index + 1)}`;
      ways.push(createWay({ url: proxy.url, ca: proxy.ca, localAddress, cookie }));
    }
    return await visit(ways);
  } finally {
    await proxy.stop();
    sandbox.stop();
  }
}

async function visit(ways: readonly Way[]): Promise<Visit> {
  const wayOf = (index: number): Way => {
    const way = ways[index % ways.length];
    if (way === undefined) throw new Error('There are no customers.');
    return way;
  };
  const windows: OpenWindow[] = [];
  const reasons = new Set<string>();
  const failed = (error: unknown) =>
    void reasons.add(error instanceof Error ? error.message : String(error));
  const begin = performance.now();
  await repeat(counts.windows, atATime.windows, async (index) => {
    await openWindow(wayOf(index)).then((opened) => windows.push(opened), failed);
  });
  const opening = performance.now() - begin;

  const times: number[] = [];
  await repeat(counts.calls, atATime.calls, async (index) => {
    const start = performance.now();
    const path = calls[index % calls.length] ?? '';
    const answer = await call(wayOf(index), path).catch(failed);
    if (answer?.status === 200) times.push(performance.now() - start);
    else if (answer) reasons.add(`a call was answered with ${String(answer.status)}`);
  });
  const lostWindows = counts.windows - windows.filter(({ isOpen }) => isOpen()).length;
  for (const { close } of windows) close();
  for (const { agent } of ways) agent.destroy();
  return {
    lostWindows,
    failedCalls: counts.calls - times.length,
    reasons: [...reasons].map((reason) => `; ${reason}`).join(''),
    opening,
    times,
  };
}

/** Does the work so many times, a few at a time. */
async function repeat(
  count: number,
  together: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      await work(next - 1);
    }
  };
  await Promise.all(Array.from({ length: together }, worker));
}
