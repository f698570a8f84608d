import { readFileSync } from 'node:fs';
import { fromRoot } from '../lib/paths.ts';

/** The version of a package that this repository is built and tested with. */
export function catalogVersion(name: string): string {
  const catalog = readFileSync(fromRoot('pnpm-workspace.yaml'), 'utf8');
  const version = catalogLine(catalog, name);
  if (version === undefined) throw new Error(`pnpm-workspace.yaml has no version of ${name}.`);
  return version;
}

/** The version that the text of a catalogue gives for a package. */
export function catalogLine(catalog: string, name: string): string | undefined {
  const line = catalog
    .split('\n')
    .map((text) => text.trim().replaceAll("'", ''))
    .find((text) => text.startsWith(`${name}: `));
  return line?.slice(name.length + 2);
}
