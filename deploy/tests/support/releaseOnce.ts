import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { builtPortal, releaseScript } from './nginx.ts';

/** Releases the built portal once before all tests. Each server starts from a copy, which costs a fiftieth of a release. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default function releaseOnce(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'mina-sidor-released-'));
  // The script asks for folders that the server's user can open.
  chmodSync(folder, 0o755);
  const portal = join(folder, 'portal');
  execFileSync('sh', [releaseScript, portal, 'first', builtPortal]);
  process.env['DEPLOY_TEST_RELEASED'] = portal;
  return () => {
    rmSync(folder, { recursive: true });
  };
}
