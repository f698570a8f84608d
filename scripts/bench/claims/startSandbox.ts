import { fromRoot } from '../../lib/paths.ts';
import { type BenchServer, startServer } from '../startServer.ts';

/** Starts a sandbox with an empty memory on a free port, whose customer with many cases has this many. */
export function startSandbox(cases: number): Promise<BenchServer> {
  return startServer(fromRoot('apps', 'sandbox', 'src', 'main.ts'), {
    SANDBOX_DATA: ':memory:',
    SANDBOX_HEAVY_CASES: String(cases),
  });
}
