import { install } from '../lib/install.ts';
import { fromRoot } from '../lib/paths.ts';
import { runAttached } from '../lib/runProcess.ts';

/** Writes the OpenAPI document anew from the contract's endpoint table. */
export async function contract(): Promise<number> {
  await install();
  return runAttached(process.execPath, ['--conditions=source', 'src/openapi.ts'], {
    folder: fromRoot('packages', 'api-client'),
  });
}
