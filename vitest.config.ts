import { configDefaults, defineConfig } from 'vitest/config';

import { patience } from './vitest.patience.ts';

export default defineConfig({
  test: {
    // No import leads from a test to a file that is read, so `--changed` cannot know of it.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/samples/**/*.json'],
    projects: [
      'packages/texts',
      'packages/api-client',
      'packages/ui',
      'apps/portal',
      'apps/portal/vitest.pages.config.ts',
      'apps/sandbox',
      'apps/contract-check',
      {
        test: {
          name: 'scripts',
          isolate: false,
          environment: 'node',
          ...patience,
          include: ['{scripts,.storybook}/**/*.test.ts'],
        },
      },
    ],
  },
});
