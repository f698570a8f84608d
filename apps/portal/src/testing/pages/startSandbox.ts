import type { TestProject } from 'vitest/node';

import { startSandbox } from '../../../e2e/support/sandbox.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the sandbox that all tests of pages share. */
    sandboxUrl: string;
  }
}

/** Starts the sandbox of the run, and ends it afterwards. */
// oxlint-disable-next-line import/no-default-export -- vitest asks for it
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { sandbox, stop } = await startSandbox();
  project.provide('sandboxUrl', sandbox.url);
  return stop;
}
