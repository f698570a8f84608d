import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Packages that know best how their own tests run. */
const ownConfigurations = [
  'packages/texts',
  'packages/api-client',
  'packages/ui',
  'apps/portal',
  'apps/sandbox',
]
  .map((folder) => `${folder}/vitest.config.ts`)
  .filter((file) => existsSync(fileURLToPath(new URL(file, import.meta.url))));

export default defineConfig({
  test: {
    projects: [
      ...ownConfigurations,
      { test: { name: 'scripts', environment: 'node', include: ['scripts/**/*.test.ts'] } },
    ],
  },
});
