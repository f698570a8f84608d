import { defineConfig } from '@playwright/test';

import { testBrowser } from '../scripts/lib/chromiumLaunch.ts';

export default defineConfig({
  testDir: '.',
  testMatch: ['preferences.spec.ts', 'book.spec.ts'],
  outputDir: '../test-results/stories',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    ...testBrowser(),
  },
});
