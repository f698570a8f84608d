import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // No import leads from a test to a file that is read, so `--changed` cannot know of it.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/samples/**/*.json'],
    projects: [
      'packages/texts',
      'packages/api-client',
      'packages/ui',
      'apps/portal',
      'apps/sandbox',
      'apps/contract-check',
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
