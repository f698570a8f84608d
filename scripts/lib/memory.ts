import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheFolder, rootFolder } from './paths.ts';

/** Everything that people write. */
export const everything: readonly string[] = ['**', '.*.json', '.storybook/**'];

/** Files that every step reads. */
const always = ['package.json', 'pnpm-*.yaml', 'tsconfig.base.json', 'vitest.config.ts'];

/** Folders that steps write to. What was in them before changes no result. */
const written = [
  'node_modules',
  'dist',
  'sourcemaps',
  'storybook-static',
  'reports',
  'test-results',
];

/** The files that match the patterns, as paths from the root. */
export function findFiles(patterns: readonly string[]): string[] {
  return globSync([...patterns], { cwd: rootFolder, exclude: (name) => written.includes(name) })
    .filter((file) => statSync(join(rootFolder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
}

/** A hash of everything that a step reads: the files of its patterns, the files of every step, and the machine. */
export function hashOf(patterns: readonly string[], leaveOut?: RegExp): string {
  const hash = createHash('sha256');
  hash.update([process.version, process.platform, process.arch].join());
  for (const file of findFiles([...always, ...patterns])) {
    if (leaveOut?.test(file) === true) continue;
    hash.update(`\0${file}\0`).update(readFileSync(join(rootFolder, file)));
  }
  return hash.digest('hex');
}

/** The result of the step's last success, if it had the same hash. A build server remembers nothing. */
export function recall(step: string, hash: string): unknown {
  const file = fileOf(step);
  if ((process.env['CI'] ?? '') !== '' || !existsSync(file)) return undefined;
  const [before, result = ''] = readFileSync(file, 'utf8').split('\n');
  return before === hash ? JSON.parse(result) : undefined;
}

/** Stores the result of a successful step. */
export function remember(step: string, hash: string, result: unknown): void {
  const file = fileOf(step);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${hash}\n${JSON.stringify(result)}`);
}

function fileOf(step: string): string {
  return join(cacheFolder, 'steps', step.replace(/[^\w.-]+/g, '-'));
}
