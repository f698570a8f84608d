import { defineConfig } from '@playwright/test';

import { headlessShellLaunch } from '../scripts/lib/chromiumLaunch.ts';

const hasNginx = (process.env['NGINX_PATH'] ?? '') !== '';
const journeys = [
  'journey',
  'paying',
  'checkout-document',
  'messages-attachments',
  'letters',
  'messages-live',
];

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
    // What customers do, as the journeys of the portal play it.
    {
      name: 'journeys',
      testDir: '../apps/portal/e2e',
      testMatch: hasNginx ? journeys.map((name) => `**/${name}.spec.ts`) : [],
      fullyParallel: false,
    },
  ],
});
