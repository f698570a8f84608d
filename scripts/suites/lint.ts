import { sourceFolders } from '../lib/sourceFolders.ts';
import { runSteps } from './steps.ts';
import type { SuiteResult } from './suite.ts';
import { toolStep } from './toolStep.ts';

/** Looks for faults, forbidden imports, stray words, foreign formatting and unused code. */
export function lint(): Promise<SuiteResult> {
  return runSteps(
    [
      toolStep('faults in the code (oxlint)', 'oxlint', [
        '--type-aware',
        '--deny-warnings',
        '--report-unused-disable-directives-severity=error',
        ...sourceFolders,
      ]),
      toolStep('formatting (npm run format)', 'oxfmt', ['--check', ...sourceFolders]),
      toolStep('unused files, exports and dependencies (knip)', 'knip', ['--no-progress']),
    ],
    2,
  );
}
