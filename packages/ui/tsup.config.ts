import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

import { clientDirective } from './scripts/clientDirective.ts';
import { entryPoints, sourceFiles } from './scripts/entryPoints.ts';
import { shortName } from './scripts/shortNames.ts';
import { tidyStyles } from './scripts/tidyStyles.ts';
import { writeTokens } from './scripts/writeTokens.ts';

export default defineConfig({
  entry: { ...entryPoints, ...sourceFiles },
  format: 'esm',
  target: 'es2023',
  platform: 'browser',
  splitting: true,
  sourcemap: true,
  clean: true,
  // TypeScript 7 has no compiler API for tsup; `tsc -p tsconfig.build.json` writes the types.
  dts: false,
  // Long class names would add 1.5 kB to the scripts and styles of the claims page.
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: shortName }), clientDirective],
  onSuccess: async () => {
    tidyStyles();
    writeTokens();
  },
});
