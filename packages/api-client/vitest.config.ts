import { defineConfig } from 'vitest/config';

import { patience } from '../../vitest.patience.ts';

export default defineConfig({
  test: {
    name: 'api-client',
    environment: 'node',
    isolate: false,
    ...patience,
    include: ['src/**/*.test.ts'],
  },
});
