import { expect, it } from 'vitest';

import { readingTests } from './unit.ts';

it('checks a change also with the tests that read the changed file instead of importing it', () => {
  const tests = readingTests();
  expect(tests).toEqual(
    expect.arrayContaining([
      'apps/portal/src/testedFiles.test.ts',
      'apps/portal/src/texts.test.ts',
      'apps/sandbox/src/control/readme.test.ts',
      'packages/ui/src/clientFiles.test.ts',
      'packages/ui/src/docs/guides.test.ts',
      'packages/ui/src/stories.test.ts',
      '.storybook/guideNames.test.ts',
      'scripts/lint/themeColors.test.ts',
    ]),
  );
  expect(tests).not.toContain('apps/portal/src/customer/useQuery.test.tsx');
});
