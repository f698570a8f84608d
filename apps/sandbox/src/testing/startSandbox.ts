import { afterAll, beforeAll, beforeEach } from 'vitest';

import type { Clock } from '../clock.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../server.ts';
import { createBrowser, type Browser } from './browser.ts';

/** A clock that a test moves. */
export interface ManualClock extends Clock {
  advance(milliseconds: number): void;
}

const sampleDay = '2026-11-20';

export function createManualClock(isoTime = `${sampleDay}T08:00:00Z`): ManualClock {
  let now = Date.parse(isoTime);
  return {
    now: () => now,
    today: () => new Date(now).toISOString().slice(0, 10),
    isFixed: false,
    advance(milliseconds) {
      now += milliseconds;
    },
  };
}

/** One real server for the tests of a file, reset before each of them. */
export function startSandbox(options: Partial<SandboxOptions> = {}) {
  const clock = createManualClock();
  let sandbox: Sandbox | undefined;
  const url = (): string => {
    if (sandbox === undefined) throw new Error('The sandbox has not been started.');
    return sandbox.url;
  };

  beforeAll(async () => {
    // A reset before each test is quick with few cases.
    const small = { port: 0, data: ':memory:', heavyCases: 12 };
    sandbox = await createSandbox({ ...small, clock, ...options });
  });
  beforeEach(async () => {
    await fetch(`${url()}/sandbox/api/reset`, { method: 'POST' });
  });
  afterAll(async () => {
    await sandbox?.close();
  });

  return {
    clock,
    url,
    newBrowser: (): Browser => createBrowser(url()),
    /** A browser of this customer, logged in. */
    async loggedIn(personalNumber?: string): Promise<Browser> {
      const browser = createBrowser(url());
      await browser.logIn(personalNumber);
      return browser;
    },
    /** A call of the control API. */
    control: (method: string, path: string, body?: unknown) =>
      createBrowser(url()).call(`/sandbox/api/${path}`, { method, body }),
  };
}
