import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

import { errorCatalogue } from './errorCatalogue.ts';
import { type Evidence, type Proofs, writeCatalogue } from './errorCatalogueReport.ts';

const root = join(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The rows of the catalogue that a file's tests name, in a journey's tags or at the end of a title. */
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

/** The pictures that journeys take: `E20-network`. */
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

it.each(errorCatalogue)(
  '$id is brought about by a test, and has a story and a picture',
  ({ id }) => {
    expect(evidence.tests.get(id) ?? [], 'a test that names it').not.toEqual([]);
    expect(evidence.stories.get(id) ?? [], 'a story in errorCatalogue.stories.tsx').not.toEqual([]);
    expect(evidence.pictures.get(id) ?? [], 'a picture that a journey takes').not.toEqual([]);
  },
);
