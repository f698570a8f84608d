import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Sandbox, startSandbox } from './sandbox.ts';
import { test as base } from './test.ts';

/** A server that can stop and start again with its data. */
interface RestartableServer {
  readonly sandbox: Sandbox;
  readonly stop: () => Promise<void>;
  /** Starts at the same address as before. */
  readonly start: () => Promise<void>;
}

/** For journeys with their own server, which stores its data on disk. */
export const test = base.extend<{ readonly server: RestartableServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
  server: async ({}, provide) => {
    const data = await mkdtemp(join(tmpdir(), 'mina-sidor-'));
    let running = await startSandbox({ data });
    const { sandbox } = running;
    await provide({
      sandbox,
      stop: () => running.stop(),
      start: async () => {
        running = await startSandbox({ data, port: new URL(sandbox.url).port });
      },
    });
    await running.stop();
    await rm(data, { recursive: true });
  },

  sandbox: async ({ server }, provide) => {
    await provide(server.sandbox);
  },
});
