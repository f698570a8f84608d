import { runSteps } from './steps.ts';
import type { SuiteResult } from './suite.ts';
import { toolStep } from './toolStep.ts';

const projects = [
  'packages/texts',
  'packages/api-client',
  'packages/ui',
  'apps/portal',
  'apps/sandbox',
  'scripts',
  'bench',
  '.storybook',
];

/** Checks the types of every package, of these scripts and of the stories' set-up. */
export function types(): Promise<SuiteResult> {
  return runSteps(
    projects.map((project) => toolStep(project, 'tsc', ['-p', project, '--pretty', 'false'])),
    2,
  );
}
