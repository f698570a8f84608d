import { defineConfig } from 'vitest/config';

import unit from './vitest.config.ts';

/** Tests of whole pages: the portal without a browser, in front of sandboxes that the run starts. */
export default defineConfig({
  ...unit,
  test: {
    ...unit.test,
    name: 'pages',
    environment: 'jsdom',
    include: ['src/**/*.page.test.tsx'],
    exclude: [],
    globalSetup: ['src/testing/pages/startSandbox.ts'],
    setupFiles: ['src/testing/pages/lackingInJsdom.ts', 'src/testing/pages/aroundEachTest.ts'],
  },
});
