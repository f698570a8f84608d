import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildAll } from '../lib/builds.ts';
import { requireFreePort } from '../lib/port.ts';
import { isEndRequested, runAttached, runOrThrow } from '../lib/runProcess.ts';
import { installExample } from '../packages/exampleSite.ts';

const port = 4180;

/** Installs a copy of the example site with the packages of this repository, and serves it until it is stopped. */
export async function example(): Promise<number> {
  await requireFreePort(port, 'The example site needs it.');
  await buildAll();
  const folder = mkdtempSync(join(tmpdir(), 'mina-sidor-example-'));
  try {
    await installExample(folder);
    await runOrThrow('npm', ['run', 'build'], { folder });
    if (isEndRequested()) return 130;
    return await runAttached('npm', ['start'], { folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
