import { toolPath } from '../lib/paths.ts';
import { requireFreePort } from '../lib/port.ts';
import { runAttached } from '../lib/runProcess.ts';
import { buildReference } from './reference.ts';

const port = 6006;
const environment = { STORYBOOK_DISABLE_TELEMETRY: '1' };

/** Opens the component library with hot reload. */
export async function storybook(): Promise<number> {
  await requireFreePort(port, 'Storybook needs it.');
  return runAttached(
    toolPath('storybook'),
    ['dev', '--port', String(port), '--no-open', '--exact-port'],
    { environment },
  );
}

/** Builds the component library as static pages, and beside it the reference of the contract. */
export async function buildStorybook(): Promise<number> {
  const code = await runAttached(
    toolPath('storybook'),
    ['build', '--quiet', '--output-dir', 'storybook-static'],
    { environment },
  );
  return code === 0 ? buildReference() : code;
}
