import { defineConfig } from 'vitest/config';

// The contract is read from its sources, as it is when the sandbox runs.
const conditions = ['source', 'node', 'import', 'module', 'default'];

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: { name: 'sandbox', environment: 'node', include: ['src/**/*.test.ts'] },
});
