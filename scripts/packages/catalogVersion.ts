import { readFileSync } from 'node:fs';

import { fromRoot } from '../lib/paths.ts';
import { PlainError } from '../lib/plainError.ts';

/** The version of a package that this repository is built and tested with. */
export function catalogVersion(name: string): string {
  const catalog = readFileSync(fromRoot('pnpm-workspace.yaml'), 'utf8');
  const version = new RegExp(`^  '?${name}'?: (.+)$`, 'm').exec(catalog)?.[1];
  if (version === undefined) throw new PlainError(`pnpm-workspace.yaml has no version of ${name}.`);
  return version;
}
