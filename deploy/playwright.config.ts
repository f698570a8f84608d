import { defineConfig } from '@playwright/test';

import { testBrowser, traceOfFailures } from '../scripts/lib/chromiumLaunch.ts';
import { journeys } from './journeys.ts';

const hasNginx = (process.env['NGINX_PATH'] ?? '') !== '';

export default defineConfig({
  outputDir: '../test-results/deploy',
  globalSetup: './tests/support/releaseOnce.ts',
  // More workers than cores, because a test spends half of its time waiting.
  workers: 3,
  // As in the portal's own suite, whose journeys are played here too.
  timeout: 120_000,
  globalTimeout: 10 * 60_000,
  expect: { timeout: 25_000 },
  use: {
    ...testBrowser(),
    trace: traceOfFailures,
    // The certificate is the tests' own.
    ignoreHTTPSErrors: true,
  },
  projects: [
    // What customers do, as the journeys of the portal play it. One worker, because each starts two
    // sandboxes and nginx.
    {
      name: 'journeys',
      testDir: '../apps/portal/e2e',
      testMatch: hasNginx ? '**/*.spec.ts' : [],
      grep: new RegExp(journeys.join('|'), 'u'),
      workers: 1,
    },
    { name: 'answers', testDir: './tests', testMatch: '**/*.spec.ts', fullyParallel: false },
  ],
});
