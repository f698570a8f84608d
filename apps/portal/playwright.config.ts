import { defineConfig } from '@playwright/test';

import { testBrowser, traceOfFailures } from '../../scripts/lib/chromiumLaunch.ts';

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/journeys',
  snapshotPathTemplate: '../../docs/screenshots/{arg}{ext}',
  fullyParallel: true,
  // One for each core: with a third they only take longer.
  workers: 2,
  retries: 0,
  // Generous, since a slow machine is no fault of the product; journeys measure no time.
  timeout: 120_000,
  // Ends the run by itself, so that it still reports every journey that was played.
  globalTimeout: 40 * 60_000,
  expect: { timeout: 25_000 },
  use: {
    ...testBrowser(),
    screenshot: 'only-on-failure',
    trace: traceOfFailures,
  },
});
