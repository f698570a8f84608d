import { defineConfig } from '@playwright/test';

import { headlessShellLaunch } from '../scripts/lib/chromiumLaunch.ts';

const hasNginx = (process.env['NGINX_PATH'] ?? '') !== '';
/** What customers do most. Journeys that plant faults or count calls would reach one instance of two. */
const journeys = [
  'a customer logs in with BankID, sees what she owes',
  'a visitor reads the login page before the application has started',
  'only the checkout lets the payment company in',
  'two tabs, Back and reloads lead to one payment',
  'a customer asks about a damage with a picture',
  'a letter is saved under the name that the server gives it',
  'a customer with two windows reads in one and answers in one',
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
      testMatch: hasNginx ? '**/*.spec.ts' : [],
      grep: new RegExp(journeys.join('|'), 'u'),
    },
  ],
});
