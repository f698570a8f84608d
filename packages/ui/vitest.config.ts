import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

import { fakeTimers } from '../../vitest.fakeTimers.ts';
import { patience } from '../../vitest.patience.ts';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['source', 'module', 'browser', 'development'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'ui',
    environment: 'jsdom',
    // All files of a worker share one document, which src/testing/cleanUp.ts resets.
    isolate: false,
    fakeTimers,
    restoreMocks: true,
    unstubGlobals: true,
    ...patience,
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts'],
    setupFiles: ['src/testing/cleanUp.ts'],
  },
});
