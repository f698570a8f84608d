import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

import unit from './vitest.config.ts';

/** Tests of whole pages: the portal without a browser, in front of sandboxes that the run starts. */
export default defineConfig({
  ...unit,
  // React as customers get it, which takes half the time of React for developers.
  plugins: [vanillaExtractPlugin()],
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    ...unit.test,
    name: 'pages',
    env: { NODE_ENV: 'production' },
    environment: 'jsdom',
    include: ['src/**/*.page.test.tsx'],
    exclude: [],
    globalSetup: ['src/testing/pages/startSandbox.ts'],
    setupFiles: ['src/testing/pages/lackingInJsdom.ts', 'src/testing/pages/aroundEachTest.ts'],
  },
});
