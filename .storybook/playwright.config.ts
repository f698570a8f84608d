import { defineConfig } from '@playwright/test';

import { testBrowser } from '../scripts/lib/chromiumLaunch.ts';

export default defineConfig({
  testDir: '.',
  testMatch: ['docs.spec.ts', 'preferences.spec.ts', 'book.spec.ts'],
  outputDir: '../test-results/stories',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Generous, since a slow machine is no fault of the product.
  timeout: 120_000,
  expect: { timeout: 45_000 },
  use: {
    ...testBrowser(),
  },
});
