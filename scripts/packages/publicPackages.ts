import { readFileSync } from 'node:fs';
import { fromRoot } from '../lib/paths.ts';
import { asObject, asText } from '../rows/json.ts';

/** A package that is published. */
export type PublicPackage = {
  readonly name: string;
  readonly folder: string;
  /** The keys of its exports, such as `.` and `./table`. */
  readonly entries: readonly string[];
  /** The files that declare the types of its entries. */
  readonly types: readonly string[];
};

/** The published packages, read from their package.json files. */
export const publicPackages: readonly PublicPackage[] = ['texts', 'api-client', 'ui'].map(
  (folderName) => {
    const folder = fromRoot('packages', folderName);
    const manifest = asObject(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')));
    const published = asObject(
      asObject(manifest['publishConfig'])['exports'] ?? manifest['exports'],
    );
    return {
      name: asText(manifest['name']),
      folder,
      entries: Object.keys(published),
      types: Object.values(published).flatMap(readTypes),
    };
  },
);

/** What a consumer writes to import an entry. */
export function specifierOf(item: PublicPackage, entry: string): string {
  return entry === '.' ? item.name : `${item.name}${entry.slice(1)}`;
}

/** The entries that are modules; style sheets, data and scripts that a page loads as they are left out. */
export function moduleEntries(item: PublicPackage): readonly string[] {
  return item.entries.filter((entry) => !/\.(css|json|js)$/.test(entry));
}

function readTypes(target: unknown): string[] {
  if (typeof target !== 'object' || target === null || !('types' in target)) return [];
  return [asText(target.types)];
}
