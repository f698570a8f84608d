import { defineConfig } from '@playwright/test';

import stories from './playwright.config.ts';

export default defineConfig(stories, {
  testMatch: 'visual.spec.ts',
  outputDir: '../.cache/visual/results',
  snapshotPathTemplate: '../.cache/visual/pictures/{arg}{ext}',
  reporter: [['dot'], ['html', { outputFolder: '../reports/visual', open: 'never' }]],
  // A single digit that changed must show. The browser draws some rounded corners with slightly other shades each time.
  expect: { toHaveScreenshot: { threshold: 0.05, maxDiffPixels: 0 } },
});
