import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

import { entryPoints } from './scripts/entryPoints.ts';
import { tidyStyles } from './scripts/tidyStyles.ts';

export default defineConfig({
  entry: { ...entryPoints },
  format: 'esm',
  target: 'es2023',
  platform: 'browser',
  splitting: true,
  sourcemap: true,
  clean: true,
  // TypeScript 7 has no compiler API for tsup to call; `tsc -p tsconfig.build.json` writes the types.
  dts: false,
  // Splitting moves components into shared files and loses the directive of their own, so every file carries it.
  banner: { js: '"use client";' },
  // Long class names would cost readers' time: 1.5 kB of the claims page's scripts and styles.
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  onSuccess: async () => {
    tidyStyles();
  },
});
