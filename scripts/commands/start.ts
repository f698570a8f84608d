import { buildAll } from '../lib/builds.ts';
import { parsePort, requireFreePort } from '../lib/port.ts';
import { isEndRequested, runAttached } from '../lib/runProcess.ts';

/** Installs, builds what has changed and serves portal, API and sandbox from one address. */
export async function start(): Promise<number> {
  const port = parsePort(process.env['PORT'], 4173);
  await requireFreePort(port, 'Stop it, or choose another port: PORT=4180 npm start');
  await buildAll();
  if (isEndRequested()) return 130;
  return runAttached(process.execPath, ['--conditions=source', 'apps/sandbox/src/main.ts'], {
    environment: { PORT: String(port) },
  });
}
