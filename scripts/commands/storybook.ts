import { toolPath } from '../lib/paths.ts';
import { requireFreePort } from '../lib/port.ts';
import { runAttached } from '../lib/runProcess.ts';
import { buildReference } from './reference.ts';

const port = 6006;

/** Opens the component library with hot reload. */
export async function storybook(): Promise<number> {
  await requireFreePort(port, 'Storybook needs it.');
  const options = ['--port', String(port), '--no-open', '--exact-port'];
  return runAttached(toolPath('storybook'), ['dev', ...options]);
}

/** Builds the component library as static pages, and beside it the reference of the contract. */
export async function buildStorybook(): Promise<number> {
  const options = ['--quiet', '--output-dir', 'storybook-static'];
  const code = await runAttached(toolPath('storybook'), ['build', ...options]);
  return code === 0 ? buildReference() : code;
}
