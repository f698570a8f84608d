import { globSync, readFileSync } from 'node:fs';
import { fromRoot } from '../lib/paths.ts';
import { asObject, asText } from '../rows/json.ts';

/** A package that is published. */
export type PublicPackage = {
  readonly name: string;
  readonly folder: string;
  /** Its entries that are modules. */
  readonly modules: readonly ModuleEntry[];
};

type ModuleEntry = {
  /** As in `exports`: `.` or `./Table`. */
  readonly entry: string;
  /** The file that declares its types. */
  readonly types: string;
};

/** The published packages, read from their package.json files. */
export const publicPackages: readonly PublicPackage[] = ['texts', 'api-client', 'ui'].map(
  (folderName) => {
    const folder = fromRoot('packages', folderName);
    const manifest = asObject(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')));
    return {
      name: asText(manifest['name']),
      folder,
      modules: Object.entries(asObject(manifest['exports'])).flatMap(([entry, target]) =>
        readModules(folder, entry, target),
      ),
    };
  },
);

/** What a consumer writes to import an entry. */
export function specifierOf(item: PublicPackage, entry: string): string {
  return entry === '.' ? item.name : `${item.name}${entry.slice(1)}`;
}

/** The modules of one entry: none for a style sheet, several for a pattern. */
function readModules(folder: string, entry: string, target: unknown): ModuleEntry[] {
  if (typeof target !== 'object' || target === null || !('types' in target)) return [];
  const types = asText(target.types);
  if (!entry.includes('*')) return [{ entry, types }];
  return namesInPattern(folder, asText(asObject(target)['source'])).map((name) => ({
    entry: entry.replace('*', name),
    types: types.replace('*', name),
  }));
}

/** What the star of a pattern of source files stands for. */
function namesInPattern(folder: string, pattern: string): string[] {
  const [start = '', end = ''] = pattern.replace('./', '').split('*');
  return globSync(`${start}*${end}`, { cwd: folder })
    .map((file) => file.replaceAll('\\', '/').slice(start.length, -end.length))
    .toSorted();
}
