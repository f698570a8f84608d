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

/** Two sandboxes that share one database, with nginx before them. */
export async function startSite(variables: Readonly<Record<string, string>> = {}): Promise<Site> {
  const data = await mkdtemp(join(tmpdir(), 'mina-sidor-'));
  const first = await startSandbox({ data });
  const second = await startSandbox({ data });
  const nginx = await startNginx([first.sandbox.url, second.sandbox.url], variables);
  return {
    ...nginx,
    instances: [first.sandbox, second.sandbox],
    stop: async () => {
      await nginx.stop();
      await first.stop();
      await second.stop();
      await rm(data, { recursive: true });
    },
  };
}

/** For the journeys of the portal, to which it looks like one sandbox. */
export async function startSandboxBehindNginx() {
  const site = await startSite({ CHECKOUT_SOURCES: "'self'" });
  return { sandbox: new Sandbox(site.url), stop: site.stop, log: site.accessLog };
}

/** For tests that need nginx; without it they are skipped. */
export const test = base.extend<{ readonly needsNginx: void }, { readonly site: Site }>({
  needsNginx: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, provide, testInfo) => {
      testInfo.skip((process.env['NGINX_PATH'] ?? '') === '', 'There is no nginx on this machine.');
      await provide();
    },
    { auto: true },
  ],

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
