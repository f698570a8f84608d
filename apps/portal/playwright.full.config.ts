import { defineConfig } from '@playwright/test';

import journeys from './playwright.config.ts';

/** Every call in every situation, in the built portal: `npm run test:full`. */
export default defineConfig({
  ...journeys,
  testDir: './e2e/full',
  testMatch: '**/*.full.ts',
  outputDir: '../../test-results/full',
  globalTimeout: 24 * 60_000,
  // A cell whose page has become another one is wrong, and the next begins.
  use: { ...journeys.use, actionTimeout: 15_000, navigationTimeout: 30_000 },
});
