import { getJestConfig } from '@storybook/test-runner';

import { headlessShellLaunch } from '../scripts/lib/chromiumLaunch.ts';
import { asObject } from '../scripts/rows/json.ts';
import { mergeTestFiles } from './mergeTestFiles.ts';

const defaults = getJestConfig();

// Set when all stories of an index are visited.
const testFiles = process.env['TEST_ROOT'];
const words = (process.env['STORY_WORDS'] ?? '').split(' ').filter((word) => word !== '');
// More than cores, because a visit spends part of its time waiting.
const workers = 3;
if (testFiles !== undefined) mergeTestFiles(testFiles, workers, words);

export default {
  ...defaults,
  // Both are loaded for every test file: what we do not use is left out.
  setupFilesAfterEnv: defaults.setupFilesAfterEnv?.filter((file) => file.endsWith('jest-setup.js')),
  snapshotSerializers: [],
  maxWorkers: workers,
  // Generous, since a slow machine is no fault of the product.
  testTimeout: 60_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...asObject(defaults.testEnvironmentOptions?.['jest-playwright']),
      launchOptions: headlessShellLaunch(),
      contextOptions: {
        locale: 'sv-SE',
        timezoneId: 'Europe/Stockholm',
        reducedMotion: 'reduce',
      },
    },
  },
};
