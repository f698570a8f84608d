import { globSync } from 'node:fs';

const packageFolder = new URL('../', import.meta.url);

/** The numbers of the style files, in their alphabetical order. */
const numbers = new Map(
  globSync('src/**/*.css.ts', { cwd: packageFolder })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .map((file, index) => [file, index.toString(36)]),
);

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const prefixes = new Map<string, string>();

/**
 * Names a class by the number of its file, and a letter: `ms1pD`. The hash that vanilla-extract offers differs from file to
 * file and compresses badly. It ends with the number of the class in its file, and the first one is 0.
 */
export function shortName({ hash, filePath }: { hash: string; filePath: string }): string {
  const prefix = prefixes.get(filePath) ?? hash.slice(0, -1);
  prefixes.set(filePath, prefix);
  const count = Number.parseInt(hash.slice(prefix.length), 36);
  return `ms${numbers.get(filePath) ?? prefix}${letters[count] ?? `_${String(count)}`}`;
}
