import { defineConfig } from 'vitest/config';

import { patience } from '../../vitest.patience.ts';
import { engines } from './engines/support/engines.ts';

/** The core journeys, once in each engine. */
export default defineConfig({
  test: {
    projects: Object.keys(engines).map((engine) => ({
      extends: true as const,
      test: {
        name: engine,
        environment: 'node',
        env: { ENGINE: engine },
        ...patience,
        include: ['engines/**/*.engine.test.ts'],
      },
    })),
  },
});
