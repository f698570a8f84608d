import { toolPath } from '../lib/paths.ts';
import { requireFreePort } from '../lib/port.ts';
import { runAttached } from '../lib/runProcess.ts';

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

/** Builds the component library as static pages. */
export function buildStorybook(): Promise<number> {
  return runAttached(
    toolPath('storybook'),
    ['build', '--quiet', '--output-dir', 'storybook-static'],
    {
      environment,
    },
  );
}
