import { projects } from './projects.ts';
import { runSteps } from './steps.ts';
import type { SuiteResult } from './suite.ts';
import { toolStep } from './toolStep.ts';

/** Checks the types of every project that has changed. */
export function types(): Promise<SuiteResult> {
  return runSteps(
    projects.map(({ folder, reads }) =>
      toolStep(`types of ${folder}`, 'tsc', ['-p', folder, '--pretty', 'false'], reads),
    ),
    2,
  );
}
