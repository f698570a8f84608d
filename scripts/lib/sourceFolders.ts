/**
 * What lint and format look at. The paths are always given: without them the type-aware linter
 * walks every installed package.
 */
export const sourceFolders: readonly string[] = [
  'packages',
  'apps',
  'scripts',
  'bench',
  '.storybook',
  'vitest.config.ts',
];
