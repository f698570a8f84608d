import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { findFiles } from '../lib/fileHash.ts';
import { rootFolder } from '../lib/paths.ts';
import type { SourceFile } from './sourceTree.ts';

// Written in two pieces so that this file does not find itself.
const traces: readonly { readonly pattern: RegExp; readonly fault: string }[] = [
  { pattern: /(?<![\w./*-])\/(?:work|tmp|root|home\/\w+)\/\w/, fault: 'a path of one machine' },
  {
    pattern: /https?:\/\/[^\s'"`)]*(?:regist(?:ry)|artifactory|nexus)[^\s'"`)]*/,
    fault: 'a registry',
  },
];

/** Paths and addresses that exist on one machine only, in any text file of the repository. */
export function findRepositoryTraces(): string[] {
  const files = findFiles([
    '*.{json,yaml,md,ts}',
    '{packages,apps,scripts,docs,.storybook,.changeset,.ci,.vscode}/**/*',
  ])
    .filter((file) => !/\.(png|woff2|db|sqlite|pdf)$/.test(file) && !file.includes('/.sandbox/'))
    .map((file) => ({ path: relative(rootFolder, file), text: readFileSync(file, 'utf8') }));
  return findTraces(files);
}

/** The lines of these files that only make sense on one machine. */
export function findTraces(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    file.text
      .split('\n')
      .flatMap((line, index) =>
        traces
          .filter((trace) => trace.pattern.test(line))
          .map((trace) => `${file.path}:${String(index + 1)}: ${trace.fault}: ${line.trim()}`),
      ),
  );
}
