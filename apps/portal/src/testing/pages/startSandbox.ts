import type { TestProject } from 'vitest/node';

import { startSandbox } from '../../../e2e/support/sandbox.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The addresses of the sandboxes, one for each worker of the run. */
    sandboxUrls: readonly string[];
  }
}

/** Starts a sandbox for each worker, and ends them afterwards. */
// oxlint-disable-next-line import/no-default-export -- vitest asks for it
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const workers = Array.from({ length: Math.max(1, project.vitest.config.maxWorkers) });
  const started = await Promise.all(workers.map(() => startSandbox()));
  project.provide(
    'sandboxUrls',
    started.map(({ sandbox }) => sandbox.url),
  );
  return async () => {
    await Promise.all(started.map(({ stop }) => stop()));
  };
}
