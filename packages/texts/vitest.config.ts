import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'texts',
    environment: 'node',
    isolate: false,
    testTimeout: 20_000,
    include: ['src/**/*.test.ts'],
  },
});
