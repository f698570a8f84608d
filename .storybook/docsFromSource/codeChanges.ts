import { execFileSync } from 'node:child_process';

import { fromRoot, rootFolder } from '../../scripts/lib/paths.ts';

/** The days on which the code of each component changed, one for each commit, by the name of its folder. */
export type CodeChanges = Readonly<Record<string, readonly string[]>>;

const folder = 'packages/ui/src/components';

/** Asks git; `null` where the history is missing or cut off. */
export function readCodeChanges(): CodeChanges | null {
  const git = (...words: readonly string[]): string =>
    execFileSync('git', words, { cwd: rootFolder, encoding: 'utf8', maxBuffer: 2 ** 28 });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return null;
    return changesIn(git('log', '--format=day %cs', '--name-only', '--', fromRoot(folder)));
  } catch {
    return null;
  }
}

/** Reads git's list of commits, each with its day and its files. Stories, guides and tests are not code. */
export function changesIn(log: string): CodeChanges {
  const changes = new Map<string, string[]>();
  for (const commit of log.split(/^day /mu).slice(1)) {
    const [day = '', ...files] = commit.split('\n');
    const names = files
      .filter((file) => !/\.(?:stories|guide|test)\.tsx?$/u.test(file))
      .flatMap((file) => /\/components\/(\w+)\//u.exec(file)?.[1] ?? []);
    for (const name of new Set(names)) changes.set(name, [...(changes.get(name) ?? []), day]);
  }
  return Object.fromEntries(changes);
}
