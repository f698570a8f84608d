import { defineConfig } from 'vitest/config';

import { patience } from '../../vitest.patience.ts';

// The contract is read from its sources, as it is when the sandbox runs. `import` is not named: Node adds it or
// `require` by itself, and named here it would reach what is required, too.
const conditions = ['source', 'node'];

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    name: 'sandbox',
    environment: 'node',
    isolate: false,
    ...patience,
    include: ['{src,page}/**/*.test.ts'],
  },
});
