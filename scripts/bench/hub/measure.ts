import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

import { fromRoot } from '../../lib/paths.ts';
import { type BenchServer, startSandbox, startServer } from '../startServer.ts';
import type { Comparison, Table } from '../report.ts';
import { median } from '../statistics.ts';
import { listen, type Listener, listenMany, timed } from './client.ts';
import { customers, logIn, memoryOf, publish, send } from './sandbox.ts';

const [maja] = customers;
/** The customer who logs out. */
const leaving = '195906029896';

/** The number of connections that get one event, and of idle connections that a server holds. */
const counts = { hearing: 500, idle: 5000 } as const;
const rounds = { broadcast: 31, logOut: 15 } as const;
/** Longer than the ping interval, so that periodic work has run. */
const idleFor = 20_000;

const startBare = (): Promise<BenchServer> =>
  startServer(fromRoot('scripts', 'bench', 'hub', 'bareServer.ts'), {});

/**
 * Measures the sandbox's hub. An event and memory are compared with a bare server of sockets, other calls and log-outs
 * with the same hub before anybody is connected.
 */
export async function measureHub(): Promise<readonly Table[]> {
  const title = `Live connection with ${String(counts.idle)} customers`;
  return [{ title, comparisons: [await measureBroadcast(), ...(await measureIdle())] }];
}

async function measureBroadcast(): Promise<Comparison> {
  const [hub, bare] = await Promise.all([startSandbox(), startBare()]);
  try {
    const cookie = await logIn(hub, maja);
    const ofHub = await listenMany(counts.hearing, () => listenToHub(hub, cookie));
    const ofBare = await listenMany(counts.hearing, () => listen(bare.address, null));
    const times: Record<'hub' | 'other', number[]> = { hub: [], other: [] };
    for (let round = 0; round < rounds.broadcast; round += 1) {
      times.hub.push(await timeOfBroadcast(ofHub, () => publish(hub, maja)));
      times.other.push(
        await timeOfBroadcast(ofBare, () => fetch(bare.address, { method: 'POST' })),
      );
    }
    // The first visit is not counted: some things are slow only once.
    return {
      name: `An event reaches the last of ${String(counts.hearing)} connections`,
      measured: median(times.hub.slice(5)),
      compared: median(times.other.slice(5)),
      unit: 'ms',
      goal: 2.5,
    };
  } finally {
    hub.stop();
    bare.stop();
  }
}

function timeOfBroadcast(
  listeners: readonly Listener[],
  tell: () => Promise<unknown>,
): Promise<number> {
  const heard = Promise.all(listeners.map(({ nextEvent }) => nextEvent()));
  return timed(() => Promise.all([tell(), heard]));
}

async function measureIdle(): Promise<readonly Comparison[]> {
  const [hub, bare] = await Promise.all([startSandbox(), startBare()]);
  try {
    const answerWithout = await slowAnswer(hub);
    const logOutWithout = await timeOfLogOut(hub);
    const cookies: string[] = [];
    for (let index = 0; index < counts.idle; index += 1) {
      cookies.push(await logIn(hub, customers[index % customers.length] ?? maja));
    }
    return [
      {
        name: 'Memory of an idle connection',
        measured: await memoryOfEach(hub, (index) => listenToHub(hub, cookies[index] ?? '')),
        compared: await memoryOfEach(bare, () => listen(bare.address, null)),
        unit: 'bytes',
        goal: 2.5,
      },
      {
        name: '99 of 100 other calls',
        measured: await slowAnswer(hub),
        compared: answerWithout,
        unit: 'ms',
        goal: 5,
      },
      {
        name: 'A log-out',
        measured: await timeOfLogOut(hub),
        compared: logOutWithout,
        unit: 'ms',
        goal: 6,
      },
    ];
  } finally {
    hub.stop();
    bare.stop();
  }
}

async function memoryOfEach(
  server: BenchServer,
  open: (index: number) => Promise<Listener>,
): Promise<number> {
  const before = memoryOf(server);
  await listenMany(counts.idle, open);
  return (memoryOf(server) - before) / counts.idle;
}

/** The 99th percentile of the response times of other calls. */
async function slowAnswer({ address }: BenchServer): Promise<number> {
  const ask = (): Promise<number> => timed(() => fetch(`${address}/sandbox/api/health`));
  await ask();
  const times: number[] = [];
  const end = performance.now() + idleFor;
  while (performance.now() < end) {
    times.push(await ask());
    await sleep(5);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

async function timeOfLogOut(hub: BenchServer): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds.logOut; round += 1) {
    await logIn(hub, leaving);
    times.push(
      await timed(() => send(hub, 'sessions/expire', { personalNumber: leaving, kind: 'all' })),
    );
  }
  return median(times);
}

const listenToHub = ({ address }: BenchServer, cookie: string): Promise<Listener> =>
  listen(`${address}/portalHub`, cookie);
