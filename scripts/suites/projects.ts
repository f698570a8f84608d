import { everything } from '../lib/memory.ts';

type Project = {
  /** Its folder, which the compiler takes for a project. */
  readonly folder: string;
  /** All that its types and tests read. */
  readonly reads: readonly string[];
  /** What vitest calls its tests, if it has any. */
  readonly tests?: readonly string[];
};

/** The parts of the repository. Those whose tests take longest come first, so that no core waits for them at the end. */
export const projects: readonly Project[] = [
  {
    folder: 'apps/portal',
    reads: ['{packages,apps/portal,scripts}/**', 'docs/{accessibility,browsers,screen-reader}.md'],
    tests: ['pages', 'portal'],
  },
  { folder: 'apps/sandbox', reads: ['{packages,apps/sandbox}/**'], tests: ['sandbox'] },
  {
    folder: 'apps/contract-check',
    reads: ['{packages,apps/contract-check,apps/sandbox}/**'],
    tests: ['contract-check'],
  },
  { folder: 'scripts', reads: everything, tests: ['scripts'] },
  {
    folder: 'packages/ui',
    reads: ['packages/{ui,texts}/**', 'docs/accessibility.md'],
    tests: ['ui'],
  },
  { folder: 'packages/api-client', reads: ['packages/api-client/**'], tests: ['api-client'] },
  { folder: 'packages/texts', reads: ['packages/texts/**'], tests: ['texts'] },
  { folder: 'bench', reads: ['{bench,packages}/**'] },
  { folder: 'deploy', reads: ['{deploy,packages,apps,scripts}/**'] },
  { folder: '.storybook', reads: ['{packages,scripts}/**', '.storybook/**'] },
];
