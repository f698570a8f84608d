import { fromRoot, toolPath } from '../lib/paths.ts';
import { parsePort, requireFreePort } from '../lib/port.ts';
import { endProcesses, runAttached } from '../lib/runProcess.ts';

const vitePort = 5173;

/** Serves portal and library from their sources with hot reload, beside a sandbox that restarts itself. */
export async function dev(): Promise<number> {
  const sandboxPort = parsePort(process.env['PORT'], 4173);
  await requireFreePort(sandboxPort, 'The sandbox needs it; PORT chooses another.');
  await requireFreePort(vitePort, 'The development server needs it.');
  const sandboxAddress = `http://localhost:${String(sandboxPort)}`;
  console.log(
    `Portal with hot reload: http://localhost:${String(vitePort)}, sandbox: ${sandboxAddress}/sandbox`,
  );
  const sandbox = runAttached(
    process.execPath,
    ['--watch', '--watch-preserve-output', '--conditions=source', 'apps/sandbox/src/main.ts'],
    { environment: { PORT: String(sandboxPort) } },
  );
  const vite = runAttached(
    toolPath('vite', fromRoot('apps', 'portal')),
    ['--port', String(vitePort), '--strictPort'],
    { folder: fromRoot('apps', 'portal'), environment: { SANDBOX_URL: sandboxAddress } },
  );
  // When one of the two ends, the other is of no use.
  const code = await Promise.race([sandbox, vite]);
  endProcesses();
  await Promise.all([sandbox, vite]);
  return code;
}
