import { defineConfig } from 'vitest/config';

import { patience } from '../../vitest.patience.ts';

export default defineConfig({
  test: {
    name: 'texts',
    environment: 'node',
    isolate: false,
    ...patience,
    include: ['src/**/*.test.ts'],
  },
});
