import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

import { fakeTimers } from '../../vitest.fakeTimers.ts';
import { patience } from '../../vitest.patience.ts';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', 'node', 'import', 'default'] } },
  test: {
    name: 'portal',
    environment: 'node',
    isolate: false,
    fakeTimers,
    ...patience,
    include: ['{src,screen-reader}/**/*.test.{ts,tsx}'],
    exclude: ['src/**/*.page.test.tsx'],
    setupFiles: ['src/testing/freshWindow.ts'],
  },
});
