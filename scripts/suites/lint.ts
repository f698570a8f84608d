import { everything } from '../lib/memory.ts';
import { runSteps } from './steps.ts';
import type { SuiteResult } from './suite.ts';
import { toolStep } from './toolStep.ts';

/** What lint and format look at. Without paths the type-aware linter walks every installed package. */
export const sourceFolders = [
  'packages',
  'apps',
  'scripts',
  'bench',
  'deploy',
  '.storybook',
  'vitest.config.ts',
];

/** Checks lint rules, forbidden imports, literal texts, formatting and unused code. */
export function lint(): Promise<SuiteResult> {
  const faults = [
    '--type-aware',
    '--deny-warnings',
    '--report-unused-disable-directives-severity=error',
  ];
  return runSteps(
    [
      toolStep('faults in the code (oxlint)', 'oxlint', [...faults, ...sourceFolders], everything),
      toolStep('formatting (npm run format)', 'oxfmt', ['--check', ...sourceFolders], everything),
      toolStep(
        'unused files, exports and dependencies (knip)',
        'knip',
        ['--no-progress'],
        everything,
      ),
    ],
    2,
  );
}
