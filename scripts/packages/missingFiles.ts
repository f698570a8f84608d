import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { pnpm } from '../lib/install.ts';
import { runOrThrow } from '../lib/runProcess.ts';
import { asList, asObject, asText } from '../rows/json.ts';

/** The files that the package in the folder promises to its users and that its archive would lack. */
export async function missingFiles(folder: string): Promise<readonly string[]> {
  const manifest = asObject(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  return notAmong(await packedFiles(folder), manifest);
}

/**
 * What `files` and `exports` of a package.json name, and a licence, if none of these paths is it. A pattern and a folder
 * stand for at least one file.
 */
export function notAmong(
  packed: readonly string[],
  manifest: Readonly<Record<string, unknown>>,
): readonly string[] {
  const files = asList(manifest['files'] ?? []).map(asText);
  const promised = [
    ...files.filter((file) => !file.startsWith('!')),
    ...pathsIn(manifest['exports']),
    'LICENSE',
  ];
  return promised.filter((promise) => {
    const path = promise.replace(/^\.\//u, '');
    return !packed.some((file) => matchesGlob(file, path) || file.startsWith(`${path}/`));
  });
}

/** The paths in the archive that would be published, from the folder of the package. */
async function packedFiles(folder: string): Promise<readonly string[]> {
  const pack = ['--yes', '--prefer-offline', pnpm, 'pack', '--dry-run', '--json'];
  const output = await runOrThrow('npx', pack, { folder });
  const { files } = asObject(JSON.parse(output.slice(output.indexOf('{'))));
  return asList(files).map((file) => asText(asObject(file)['path']));
}

function pathsIn(target: unknown): readonly string[] {
  if (typeof target === 'string') return [target];
  return Object.values(asObject(target ?? {})).flatMap(pathsIn);
}
