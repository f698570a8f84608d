import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import ts from 'typescript-6';
import { describe, expect, it } from 'vitest';

import { fromRoot } from '../scripts/lib/paths.ts';
import { readLibrary } from './docsFromSource/library.ts';
import { parse } from './docsFromSource/parse.ts';
import { readProps } from './docsFromSource/readProps.ts';

const library = readLibrary();
const props = readProps(library);

/** Elements, attributes and values of HTML and React, which guides name too. */
const ofTheWeb = new Set(
  `autocomplete closedby currentColor fieldset getAll hidden key main null optgroup progress radiogroup select switch tabIndex tfoot
  undefined`.split(/\s+/u),
);

/** The folder of each exported thing, by its name in small letters: guides write of "the button". */
const folderOf = new Map([
  ['field', 'TextField'],
  ['fields', 'TextField'],
]);
/** What the things of a folder are called, and their props, choices and properties. */
const namesIn = new Map<string, Set<string>>();

for (const [name, exported] of library.exports) {
  const { checker } = library;
  const symbol =
    exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const folder = basename(dirname(symbol.declarations?.[0]?.getSourceFile().fileName ?? ''));
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const names = namesIn.get(folder) ?? new Set();
  namesIn.set(folder, names);
  folderOf.set(name.toLowerCase(), folder);
  for (const { name: prop, choices = [] } of props[name] ?? []) {
    for (const known of [prop, ...choices.map(String)]) names.add(known);
  }
  for (const form of type.isUnion() ? type.types : [type]) {
    for (const { name: property } of checker.getPropertiesOfType(form)) names.add(property);
  }
}

function sentencesOf(node: ts.Node): readonly string[] {
  if (ts.isImportDeclaration(node)) return [];
  if (ts.isStringLiteral(node)) return [node.text];
  const found: string[] = [];
  ts.forEachChild(node, (child) => void found.push(...sentencesOf(child)));
  return found;
}

/** Names with a capital inside, and words in back-ticks. */
const namePattern = /(?<![\w-])[a-z]+[A-Z]\w*|(?<=`)[a-z]+(?=`)/gu;

/** The names that belong neither to the folder's own things nor to one that the sentence names. */
function unknownNames(sentence: string, ownFolder: string): readonly string[] {
  const words = sentence.toLowerCase().match(/\w+/gu) ?? [];
  const folders = [ownFolder, ...words.flatMap((word) => folderOf.get(word) ?? [])];
  return (sentence.match(namePattern) ?? []).filter(
    (name) =>
      !ofTheWeb.has(name) &&
      !library.exports.has(name) &&
      !folders.some((folder) => namesIn.get(folder)?.has(name)),
  );
}

describe('the guide', () => {
  const guides = globSync('packages/ui/src/components/*/*.guide.ts', { cwd: fromRoot() });
  it.each(guides.map((file) => [basename(file), file]))(
    '%s names only props, choices and exports that its components have',
    (_name, file) => {
      const folder = basename(dirname(file));
      const wrong = sentencesOf(parse(fromRoot(file))).flatMap((sentence) =>
        unknownNames(sentence, folder).map((name) => `${name}: ${sentence}`),
      );
      expect(wrong).toEqual([]);
    },
  );
});
