import { buildAll } from '../lib/builds.ts';
import { install } from '../lib/install.ts';

/** Builds the three packages and the portal. */
export async function build(): Promise<number> {
  await install();
  await buildAll();
  console.log('Built: texts, api-client, ui, portal.');
  return 0;
}
