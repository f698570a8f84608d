import { defineConfig } from '@playwright/test';

import { headlessShellLaunch } from '../scripts/lib/chromiumLaunch.ts';

export default defineConfig({
  outputDir: '../test-results/deploy',
  // One more than cores: a test waits for half of its time.
  workers: 3,
  timeout: 60_000,
  globalTimeout: 10 * 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    launchOptions: headlessShellLaunch(),
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // The certificate is the tests' own.
    ignoreHTTPSErrors: true,
  },
  projects: [
    { name: 'answers', testDir: './tests', testMatch: '**/*.spec.ts', fullyParallel: false },
  ],
});
