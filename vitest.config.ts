import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/texts',
      'packages/api-client',
      'packages/ui',
      'apps/portal',
      'apps/sandbox',
      {
        test: {
          name: 'scripts',
          environment: 'node',
          testTimeout: 20_000,
          include: ['{scripts,.storybook}/**/*.test.ts'],
        },
      },
    ],
  },
});
