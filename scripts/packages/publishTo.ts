import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { changeset } from '../commands/changeset.ts';
import { fromRoot } from '../lib/paths.ts';
import { PlainError } from '../lib/plainError.ts';
import { runOrThrow } from '../lib/runProcess.ts';
import { publicPackages } from './publicPackages.ts';

const author = ['-c', 'user.name=Nobody', '-c', 'user.email=nobody@example.org'];
const workspace = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  '.changeset/config.json',
];

/** The `.npmrc` with which npm and pnpm send our packages to this registry and take them from there. Any word opens it. */
export function settingsFor(registry: string): string {
  return `@mina-sidor:registry=${registry}\n${registry.replace('http:', '')}:_authToken=any\n`;
}

/** Publishes the built packages with the command of a release. From a copy, because the command sets tags. */
export async function publishTo(registry: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mina-sidor-release-'));
  const git = (...words: readonly string[]) => runOrThrow('git', [...author, ...words], { folder });
  try {
    for (const file of workspace) cpSync(fromRoot(file), join(folder, file));
    for (const each of publicPackages) {
      const copy = join(folder, 'packages', basename(each.folder));
      const filter = (path: string): boolean => basename(path) !== 'node_modules';
      cpSync(each.folder, copy, { recursive: true, filter });
      symlinkSync(join(each.folder, 'node_modules'), join(copy, 'node_modules'));
    }
    writeFileSync(join(folder, '.npmrc'), settingsFor(registry));
    await git('init', '--quiet');
    await git('commit', '--quiet', '--allow-empty', '--message', 'Release');
    const code = await changeset(['publish'], folder, () => Promise.resolve());
    if (code !== 0) throw new PlainError('The packages could not be published.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
