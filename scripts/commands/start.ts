import { buildAll } from '../lib/builds.ts';
import { parsePort, requireFreePort } from '../lib/port.ts';
import { isEndRequested, runAttached } from '../lib/runProcess.ts';

/** The server behind the portal: the sandbox or, with PROVIDER_URL, one that passes calls on to a real backend. */
export const serverMain = (): string =>
  process.env['PROVIDER_URL'] === undefined
    ? 'apps/sandbox/src/main.ts'
    : 'apps/sandbox/src/provider/main.ts';

/** Installs, builds what has changed and serves portal, API and sandbox, or a real backend, from one address. */
export async function start(): Promise<number> {
  const port = parsePort(process.env['PORT'], 4173);
  await requireFreePort(port, 'Stop it, or choose another port: PORT=4180 npm start');
  await buildAll();
  if (isEndRequested()) return 130;
  return runAttached(process.execPath, ['--conditions=source', serverMain()], {
    environment: { PORT: String(port) },
  });
}
