import { setTimeout as sleep } from 'node:timers/promises';

import { PlainError } from '../../lib/plainError.ts';
import type { Table } from '../report.ts';
import { type BenchServer, startSandbox } from '../startServer.ts';
import { listen } from './client.ts';
import { customers, logIn, memoryOf, publish } from './sandbox.ts';

const atOnce = 200;
const pause = 4000;
/** The number of calls between log-in and log-out. */
const callsOfVisit = 20;
const memoryEvery = 5000;

const calls = [
  '/api/PortalIdentity/GetUser',
  '/api/Insurance/GetReferenceNumberBasePackage',
  '/api/Communication/GetConversations',
  '/api/Communication/GetInsuranceDocumentMetadatas',
  '/api/PortalSiteState/GetSiteCurrentState',
];

/** Compares the memory of the sandbox at the end with that in the middle, while many customers use it. */
export async function measureSoak(minutes: number): Promise<readonly Table[]> {
  const server = await startSandbox();
  try {
    const end = Date.now() + minutes * 60_000;
    const counts = { calls: 0, visits: 0 };
    const memory: number[] = [];
    const watch = async (): Promise<void> => {
      while (Date.now() < end) {
        await sleep(memoryEvery);
        memory.push(memoryOf(server));
      }
    };
    const visits = Array.from({ length: atOnce }, async (_, index) => {
      await sleep((index * pause) / atOnce);
      while (Date.now() < end) await visit(server, index, end, counts);
    });
    await Promise.all([watch(), ...visits]);
    const third = Math.floor(memory.length / 3);
    const rss = (from: number): number => mean(memory.slice(from, from + third));
    const also = `${String(counts.calls)} calls, ${String(counts.visits)} visits, none failed; highest ${megabytes(Math.max(...memory))}`;
    const title = `${String(atOnce)} customers for ${String(minutes)} minutes`;
    return [
      {
        title,
        comparisons: [
          {
            name: 'Memory in the last third beside the second',
            measured: rss(2 * third),
            compared: rss(third),
            unit: 'bytes',
            goal: 1.1,
            also,
          },
        ],
      },
    ];
  } finally {
    server.stop();
  }
}

/** Logs in, listens, makes some calls and logs out. */
async function visit(
  server: BenchServer,
  index: number,
  end: number,
  counts: { calls: number; visits: number },
): Promise<void> {
  const personalNumber = customers[index % customers.length] ?? customers[0];
  const cookie = await logIn(server, personalNumber);
  const line = await listen(`${server.address}/portalHub`, cookie);
  counts.visits += 1;
  for (let round = 0; round < callsOfVisit && Date.now() < end; round += 1) {
    const response = await fetch(`${server.address}${calls[round % calls.length] ?? ''}`, {
      headers: { cookie },
    });
    await response.arrayBuffer();
    counts.calls += 1;
    if (!response.ok) throw new PlainError(`A call failed with ${String(response.status)}.`);
    if (round === 0) await publish(server, personalNumber);
    await sleep(pause);
  }
  line.close();
  await fetch(`${server.address}/api/PortalIdentity/Logout`, {
    method: 'POST',
    headers: { cookie },
  });
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(0)} MB`;
