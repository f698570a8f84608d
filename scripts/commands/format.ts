import { install } from '../lib/install.ts';
import { toolPath } from '../lib/paths.ts';
import { runAttached } from '../lib/runProcess.ts';
import { sourceFolders } from '../suites/lint.ts';

/** Formats every file in place. */
export async function format(): Promise<number> {
  await install();
  return runAttached(toolPath('oxfmt'), sourceFolders);
}
