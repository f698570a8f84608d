import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

import { type CatalogueEntry, errorCatalogue } from '../testing/errorCatalogue.ts';

const introduction = `# Error catalogue

Written from \`apps/portal/src/testing/errorCatalogue.ts\`, its stories and the rows that tests name. The screens are on the
Storybook page Sidor/Felkatalog; how the tests went stands in [requirements-status.md](requirements-status.md). Journeys
take pictures of the rows that they bring about (\`npm test -- journeys\`).
`;

/** The tests, stories and pictures of each row. */
interface Evidence {
  /** The test files that name the row. */
  readonly tests: Proofs;
  readonly stories: Proofs;
  /** Relative to the document's folder. */
  readonly pictures: Proofs;
}

/** By the id of the row. */
type Proofs = ReadonlyMap<string, readonly string[]>;

const root = join(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The rows that a file's tests name, in a journey's tags or at the end of a title. */
function rowsIn(source: string): readonly string[] {
  const named = source.match(/'@E\d\d'|\[[A-Z]\d\d[^\]\n]*\]/gu) ?? [];
  return named.flatMap((words) => words.match(/E\d\d/gu) ?? []);
}

function sourcesIn(folder: string): readonly { readonly file: string; readonly source: string }[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(?:spec|test)\.tsx?$/u.test(file))
    .toSorted()
    .map((file) => ({ file: `${folder}/${file}`, source: read(`${folder}/${file}`) }));
}

function byRow(found: readonly (readonly [row: string, name: string])[]): Proofs {
  const proofs = new Map<string, string[]>();
  for (const [row, name] of found) proofs.set(row, [...(proofs.get(row) ?? []), name]);
  return proofs;
}

const rowOf = (name: string) => name.slice(0, 3);

/** The pictures that journeys take, such as `E20-network`. */
function takenPictures(): readonly string[] {
  return sourcesIn('apps/portal/e2e')
    .filter(({ source }) => source.includes('pictureOfError('))
    .flatMap(({ source }) => source.match(/(?<=')E\d\d(?:-\w+)?(?=')/gu) ?? []);
}

const evidence: Evidence = {
  tests: byRow(
    ['apps/portal/e2e', 'apps/portal/src', 'packages/api-client/src']
      .flatMap(sourcesIn)
      .flatMap(({ file, source }) =>
        [...new Set(rowsIn(source))].map((row) => [row, file] as const),
      ),
  ),
  stories: byRow(
    (
      read('apps/portal/src/app/errorCatalogue.stories.tsx').match(
        /(?<=^export const )E\d\d\w*/gmu,
      ) ?? []
    ).map((story) => [rowOf(story), story] as const),
  ),
  pictures: byRow(takenPictures().map((name) => [rowOf(name), `errors/${name}.webp`] as const)),
};

afterAll(() => {
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports/error-catalogue.md'), writeCatalogue(errorCatalogue, evidence));
});

it.each(errorCatalogue)('$id is brought about by a test, and has a story', ({ id }) => {
  expect(evidence.tests.get(id) ?? [], 'a test that names it').not.toEqual([]);
  expect(evidence.stories.get(id) ?? [], 'a story in errorCatalogue.stories.tsx').not.toEqual([]);
});

/** Writes the catalogue as a document: what goes wrong, what the customer sees, and which tests cause it. */
function writeCatalogue(entries: readonly CatalogueEntry[], evidence: Evidence): string {
  const kinds = [evidence.tests, evidence.stories];
  const isShown = ({ id }: CatalogueEntry) => kinds.every((kind) => kind.has(id));
  const count = `${String(entries.filter(isShown).length)} of ${String(entries.length)} shown: brought about by a test, with a story.`;
  const rows = entries.map((entry) => describeEntry(entry, evidence));
  return `${[introduction, `${count}\n`, ...rows].join('\n').trimEnd()}\n`;
}

function describeEntry(
  { id, trigger, texts, tone, action, isLogged }: CatalogueEntry,
  { tests, stories, pictures }: Evidence,
): string {
  const lines = [
    `## ${id}: ${trigger}`,
    '',
    ...(texts.length === 0 ? ['- text: none'] : texts.map((text) => `- text: '${text}'`)),
    `- tone: ${tone}`,
    `- action: ${action}`,
    `- logged: ${isLogged}`,
    `- stories: ${listOf(stories.get(id))}`,
    `- test: ${listOf(tests.get(id))}`,
    '',
    ...(pictures.get(id) ?? []).map(
      (file) => `<a href="${file}"><img alt="${id}" src="${file}" width="320"></a>`,
    ),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

const listOf = (names: readonly string[] = []): string =>
  names.length === 0 ? 'none' : names.join(', ');
