import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { errorCatalogue } from '../shared/errors/catalogue.ts';
import { type Proofs, writeCatalogue } from '../shared/errors/catalogueReport.ts';

const root = join(import.meta.dirname, '../../../..');

/** The rows of the catalogue that a file's tests name, in a journey's tags or at the end of a title. */
function rowsIn(source: string): readonly string[] {
  const named = source.match(/'@E\d\d'|\[[A-Z]\d\d[^\]\n]*\]/gu) ?? [];
  return named.flatMap((words) => words.match(/E\d\d/gu) ?? []);
}

function readProofs(): Proofs {
  const proofs = new Map<string, string[]>();
  for (const folder of ['apps/portal/e2e', 'apps/portal/src', 'packages/api-client/src']) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.(?:spec|test)\.tsx?$/u.test(file))
      .toSorted();
    for (const file of files) {
      for (const row of new Set(rowsIn(readFileSync(join(root, folder, file), 'utf8'))))
        proofs.set(row, [...(proofs.get(row) ?? []), `${folder}/${file}`]);
    }
  }
  return proofs;
}

const path = join(root, 'docs', 'error-catalogue.md');
const tests = /^- test: (?<files>.*)$/gmu;

it('every error of the catalogue is brought about by a test', () => {
  const proofs = readProofs();
  expect(errorCatalogue.filter(({ id }) => !proofs.has(id)).map(({ id }) => id)).toEqual([]);
});

// A test that is new makes the document no worse, so that it is written anew when somebody asks for it.
it('the document says what the catalogue says, and names no test that is gone', () => {
  const written = writeCatalogue(errorCatalogue, readProofs());
  if (process.env['UPDATE_CATALOGUE'] === '1') writeFileSync(path, written);
  const document = readFileSync(path, 'utf8');
  expect(document.replaceAll(tests, '')).toBe(written.replaceAll(tests, ''));
  const named = [...document.matchAll(tests)].flatMap(({ groups }) =>
    groups?.['files']?.split(', '),
  );
  expect(named.filter((file) => !existsSync(join(root, file ?? '')))).toEqual([]);
});
