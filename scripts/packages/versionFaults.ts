import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { fromRoot, rootFolder } from '../lib/paths.ts';
import { runProcess } from '../lib/runProcess.ts';
import { asObject, asText } from '../rows/json.ts';
import type { ApiChanges } from './apiChanges.ts';
import { publicPackages } from './publicPackages.ts';

const bumps = ['none', 'patch', 'minor', 'major'] as const;

/** By how much a version is raised. */
export type Bump = (typeof bumps)[number];

/** What the changesets miss of what has changed since the last release: a higher number, or a word about a new function. */
export async function versionFaults(): Promise<readonly string[]> {
  const release = await findRelease();
  if (release === undefined) return ['The commit of the last release is not in the history.'];
  const changesets = globSync('.changeset/*.md', { cwd: rootFolder }).map((file) =>
    readFileSync(fromRoot(file), 'utf8'),
  );
  // Loaded late, like everything that needs a package, because packages may not be installed yet.
  const { apiChanges } = await import('./apiChanges.ts');
  const faults = publicPackages.map(async ({ folder }) => {
    const file = `docs/api/${basename(folder)}.api.md`;
    const { output } = await runProcess('git', ['show', `${release}:${file}`]);
    const changes = apiChanges(output, readFileSync(fromRoot(file), 'utf8'));
    return [
      ...tooSmall(highestBump(changesets), changes),
      ...untold(changesets, changes.newFunctions),
    ];
  });
  return (await Promise.all(faults)).flat();
}

/** Whether git knows every commit: some build servers fetch only the last one. */
export async function isHistoryWhole(): Promise<boolean> {
  const { code, output } = await runProcess('git', ['rev-parse', '--is-shallow-repository']);
  return code === 0 && output.trim() === 'false';
}

/** The commit that raised the version to the present one. */
export async function findRelease(): Promise<string | undefined> {
  const file = join('packages', 'ui', 'package.json');
  const manifest = asObject(JSON.parse(readFileSync(fromRoot(file), 'utf8')));
  const line = `"version": "${asText(manifest['version'])}"`;
  const { code, output } = await runProcess('git', [
    'log',
    '-1',
    '--format=%H',
    '-S',
    line,
    '--',
    file,
  ]);
  return code === 0 && output.trim() !== '' ? output.trim() : undefined;
}

/** The highest number that the changesets ask for: the packages have one version. */
export function highestBump(changesets: readonly string[]): Bump {
  const asked = changesets.flatMap((text) =>
    [...text.matchAll(/^'@mina-sidor\/[\w-]+': (\w+)$/gmu)].map(([, bump]) => bump),
  );
  return bumps.findLast((bump) => asked.includes(bump)) ?? 'none';
}

/** What asks for a higher number than this one. */
export function tooSmall(bump: Bump, { breaks, news }: ApiChanges): readonly string[] {
  const isBelow = (least: Bump): boolean => bumps.indexOf(bump) < bumps.indexOf(least);
  return [
    ...(isBelow('major') ? breaks.map((one) => `${one}: this asks for a major version`) : []),
    ...(isBelow('minor') ? news.map((one) => `${one} is new: this asks for a minor version`) : []),
  ];
}

/** The new functions that no changeset tells users of. */
export function untold(changesets: readonly string[], names: readonly string[]): readonly string[] {
  const told = new Set(changesets.flatMap((text) => text.match(/\w+/gu) ?? []));
  return names
    .filter((name) => !told.has(name))
    .map((name) => `${name} is new, and no changeset names it`);
}
