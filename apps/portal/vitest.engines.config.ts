import { defineConfig } from 'vitest/config';

import { browserEngines } from '../../scripts/lib/browserEngines.ts';
import { patience } from '../../vitest.patience.ts';

/** The core journeys, once in each engine. */
export default defineConfig({
  test: {
    projects: Object.keys(browserEngines).map((engine) => ({
      extends: true as const,
      test: {
        name: engine,
        environment: 'node',
        env: { ENGINE: engine },
        ...patience,
        // As long as the other journeys: the first of a file starts its browser too.
        testTimeout: 120_000,
        include: ['engines/**/*.engine.test.ts'],
      },
    })),
  },
});
