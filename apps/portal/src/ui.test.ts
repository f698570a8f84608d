// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const portal = new URL('./', import.meta.url);
const library = new URL('../../../packages/ui/src/components/', portal);

const read = (file: string, folder: URL): string => readFileSync(new URL(file, folder), 'utf8');

/** The names in braces that are values, not types. */
const valuesIn = (names = ''): string[] =>
  names
    .split(',')
    .map((name) => name.trim().replace(/ as .*$/u, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));

/** The component folder of each value that the library exports. */
const folders = new Map(
  globSync('*/index.ts', { cwd: library }).flatMap((file) =>
    [...read(file, library).matchAll(/^export \{([^}]*)\}/gmu)].flatMap(([, names]) =>
      valuesIn(names).map((name) => [name, file.split('/')[0] ?? ''] as const),
    ),
  ),
);

/** The components that the portal imports. */
const imported = new Set(
  globSync('**/*.{ts,tsx}', { cwd: portal })
    .filter((file) => !/\.(?:test|stories)\.|testing\//u.test(file))
    .flatMap((file) =>
      [...read(file, portal).matchAll(/^import \{([^}]*)\} from '@mina-sidor\/ui';$/gmu)].flatMap(
        ([, names]) => valuesIn(names).flatMap((name) => folders.get(name) ?? []),
      ),
    ),
);

const styled = [
  ...read('ui.css', portal).matchAll(/^@import '@mina-sidor\/ui\/(\w+)\.css';$/gmu),
].map(([, name = '']) => name);

/** Their styles come first: other components change what they set. */
const first = ['UiProvider', 'Icon', 'CopyButton'];

it('loads the styles of each component that it draws, and of no other', () => {
  expect(imported.size).toBeGreaterThan(40);
  const others = [...imported].filter((name) => !first.includes(name));
  expect(styled).toEqual([...first, ...others.toSorted()]);
});
