import { defineConfig } from '@playwright/test';

import { headlessShellLaunch } from '../scripts/lib/chromiumLaunch.ts';

export default defineConfig({
  testDir: '.',
  testMatch: ['preferences.spec.ts', 'book.spec.ts'],
  outputDir: '../test-results/stories',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  use: {
    browserName: 'chromium',
    launchOptions: headlessShellLaunch(),
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  },
});
