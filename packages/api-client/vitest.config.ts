import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api-client',
    environment: 'node',
    isolate: false,
    testTimeout: 20_000,
    include: ['src/**/*.test.ts'],
  },
});
