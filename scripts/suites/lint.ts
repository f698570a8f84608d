import { sourceFolders } from '../lib/sourceFolders.ts';
import { runSteps } from './steps.ts';
import type { SuiteResult } from './suite.ts';
import { toolStep } from './toolStep.ts';

/** Looks for faults, foreign formatting, forbidden imports, stray words and unused code. */
export async function lint(): Promise<SuiteResult> {
  // The checks parse with a package, so they must not be loaded before the install.
  const { repositoryChecks } = await import('../checks/repositoryChecks.ts');
  return runSteps(
    [
      toolStep('faults in the code (oxlint)', 'oxlint', [
        '--type-aware',
        '--deny-warnings',
        '--report-unused-disable-directives-severity=error',
        ...sourceFolders,
      ]),
      toolStep('formatting (npm run format)', 'oxfmt', ['--check', ...sourceFolders]),
      ...repositoryChecks.map(({ name, findFaults }) => ({
        name,
        check: async () => (await findFaults()).join('\n'),
      })),
      toolStep('unused files, exports and dependencies (knip)', 'knip', ['--no-progress']),
    ],
    2,
  );
}
