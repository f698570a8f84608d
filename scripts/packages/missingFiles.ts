import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asList, asObject, asText } from '../rows/json.ts';

/** The files that the package.json of the folder promises to users and that are not there. A pattern stands for at least one. */
export function missingFiles(folder: string): readonly string[] {
  const manifest = asObject(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const files = asList(manifest['files'] ?? []).map(asText);
  const promised = [
    ...files.filter((file) => !file.startsWith('!')),
    ...pathsIn(manifest['exports']),
    'LICENSE',
  ];
  return promised.filter((file) =>
    file.includes('*')
      ? globSync(file, { cwd: folder }).length === 0
      : !existsSync(join(folder, file)),
  );
}

function pathsIn(target: unknown): readonly string[] {
  if (typeof target === 'string') return [target];
  return Object.values(asObject(target ?? {})).flatMap(pathsIn);
}
