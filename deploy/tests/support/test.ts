import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { test as base, expect } from '@playwright/test';

import { Sandbox, startSandbox } from '../../../apps/portal/e2e/support/sandbox.ts';
import { type Nginx, startNginx } from './nginx.ts';

export interface Site extends Nginx {
  /** Two instances that share one database. */
  readonly instances: readonly [Sandbox, Sandbox];
}

/**
 * Two sandboxes that share one database, with nginx in front of them. If one of the three does not start, the others are
 * stopped.
 */
export async function startSite(variables: Readonly<Record<string, string>> = {}): Promise<Site> {
  const data = await mkdtemp(join(tmpdir(), 'mina-sidor-'));
  const ends = [() => rm(data, { recursive: true })];
  const stop = async () => {
    for (const end of ends.toReversed()) await end();
  };
  const startInstance = async () => {
    const started = await startSandbox({ data });
    ends.push(started.stop);
    return started.sandbox;
  };
  try {
    const instances = [await startInstance(), await startInstance()] as const;
    const nginx = await startNginx(
      instances.map(({ url }) => url),
      variables,
    );
    ends.push(nginx.stop);
    return { ...nginx, instances, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** For the portal's journeys, which use it like a single sandbox. */
export async function startSandboxBehindNginx() {
  const site = await startSite({
    CHECKOUT_SOURCES: "'self'",
    // The browser may take IPv6 and the journey itself IPv4, and both must reach the instance that holds the connections.
    HUB_STICKY_BY: '$server_name',
  });
  return { sandbox: new Sandbox(site.url), stop: site.stop, log: site.accessLog };
}

interface TestFixtures {
  readonly needsNginx: void;
  /** Starts a site for this test alone and stops it after the test. */
  readonly startOwnSite: typeof startSite;
}

/** For tests that need nginx; without it they are skipped. */
export const test = base.extend<TestFixtures, { readonly site: Site }>({
  needsNginx: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, provide, testInfo) => {
      testInfo.skip((process.env['NGINX_PATH'] ?? '') === '', 'There is no nginx on this machine.');
      await provide();
    },
    { auto: true },
  ],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
  startOwnSite: async ({}, provide) => {
    const sites: Site[] = [];
    await provide(async (variables) => {
      const site = await startSite(variables);
      sites.push(site);
      return site;
    });
    await Promise.all(sites.map((site) => site.stop()));
  },

  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, provide) => {
      const site = await startSite({ HSTS: 'max-age=31536000' });
      await provide(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

export { expect };
