import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['source', 'module', 'browser', 'development'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'ui',
    environment: 'jsdom',
    // One document for all files of a worker: src/testing/cleanUp.ts hands it over as new.
    isolate: false,
    // Not intervals: jsdom draws its frames by one, and would never draw again once a test takes it away.
    fakeTimers: {
      toFake: [
        'setTimeout',
        'clearTimeout',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'Date',
        'performance',
      ],
    },
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 20_000,
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts'],
    setupFiles: ['src/testing/cleanUp.ts'],
  },
});
