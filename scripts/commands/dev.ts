import { buildAll } from '../lib/builds.ts';
import { fromRoot, toolPath } from '../lib/paths.ts';
import { parsePort, requireFreePort } from '../lib/port.ts';
import { endProcesses, runAttached } from '../lib/runProcess.ts';
import { serverMain } from './start.ts';

const vitePort = 5173;

/**
 * Serves portal and library from their sources with hot reload, beside a sandbox that restarts itself. The sandbox's own
 * page is built again when it changes.
 */
export async function dev(): Promise<number> {
  const sandboxPort = parsePort(process.env['PORT'], 4173);
  await requireFreePort(sandboxPort, 'The sandbox needs it; PORT chooses another.');
  await requireFreePort(vitePort, 'The development server needs it.');
  await buildAll();
  const sandboxAddress = `http://localhost:${String(sandboxPort)}`;
  const provider = process.env['PROVIDER_URL'];
  const behind =
    provider === undefined ? `sandbox: ${sandboxAddress}/sandbox` : `backend: ${provider}`;
  console.log(`Portal with hot reload: http://localhost:${String(vitePort)}, ${behind}`);
  const sandbox = runAttached(
    process.execPath,
    ['--watch', '--watch-preserve-output', '--conditions=source', serverMain()],
    { environment: { PORT: String(sandboxPort) } },
  );
  const vite = runAttached(
    toolPath('vite', fromRoot('apps', 'portal')),
    ['--port', String(vitePort), '--strictPort'],
    { folder: fromRoot('apps', 'portal'), environment: { SANDBOX_URL: sandboxAddress } },
  );
  const page = runAttached(
    toolPath('vite', fromRoot('apps', 'sandbox')),
    ['build', '--watch', '--logLevel', 'warn'],
    { folder: fromRoot('apps', 'sandbox') },
  );
  const servers = [sandbox, vite, page];
  // If one server ends, the others are useless.
  const code = await Promise.race(servers);
  endProcesses();
  await Promise.all(servers);
  return code;
}
