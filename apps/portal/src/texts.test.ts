import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { texts } from './texts.ts';

type Tree = { readonly [key: string]: string | Tree };

const sourceFolder = join(import.meta.dirname, '..');

const sources = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/u.test(file) && !/\.(?:test|stories)\.tsx?$/u.test(file))
  .map((file) => readFileSync(join(sourceFolder, file), 'utf8'))
  .map((source) => source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gmu, ''));

function leavesOf(tree: Tree, path: string): readonly string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}.${key}`] : leavesOf(value, `${path}.${key}`),
  );
}

/** The paths into the catalogue that the source uses. Resolves short names such as `const words = texts.login`. */
function pathsNamedIn(source: string): readonly string[] {
  const shortNames: [name: string, path: string][] = [['texts', 'texts']];
  const definition = /const (?<name>\w+) = (?<root>\w+)(?<path>(?:\.\w+)+);/gu;
  for (const { groups = {} } of source.matchAll(definition)) {
    const { name = '', root = '', path = '' } = groups;
    const starts = shortNames.filter(([known]) => known === root);
    shortNames.push(...starts.map(([, start]): [string, string] => [name, start + path]));
  }
  const uses = source.replaceAll(definition, '');
  return shortNames.flatMap(([name, start]) =>
    // `words.title`, `words[state]` and a bare `words` all use the short name's path.
    [
      ...uses.matchAll(new RegExp(`(?<![\\w.])${name}(?![\\w:])(?<path>(?:\\s*\\.\\w+)*)`, 'gu')),
    ].map(({ groups = {} }) => start + (groups['path'] ?? '').replaceAll(/\s/gu, '')),
  );
}

describe('the catalogue', () => {
  it('holds no text that no page shows', () => {
    const named = new Set(sources.flatMap(pathsNamedIn));
    const isNamed = (leaf: string) => {
      const parts = leaf.split('.');
      return parts.some((_, index) => index > 0 && named.has(parts.slice(0, index + 1).join('.')));
    };
    expect(leavesOf(texts, 'texts').filter((leaf) => !isNamed(leaf))).toEqual([]);
  });
});
