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
        // So that the files of a worker share its browser and its sandbox. Each journey resets the one and opens a window of its own.
        isolate: false,
        ...patience,
        // As long as the other journeys: the first of a worker starts its browser too.
        testTimeout: 120_000,
        include: ['engines/**/*.engine.test.ts'],
      },
    })),
  },
});
