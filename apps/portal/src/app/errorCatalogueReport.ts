import type { CatalogueEntry } from './errorCatalogue.ts';

const introduction = `# Error catalogue

Written from \`apps/portal/src/app/errorCatalogue.ts\`, its stories and the rows that tests name. The screens are on the
Storybook page Sidor/Felkatalog; how the tests went stands in [requirements-status.md](requirements-status.md). Each picture
is taken by the journey that brings the row about (\`npm test -- journeys\`).
`;

/** What there is of each row, by its id. */
export interface Evidence {
  /** Files of tests that name the row. */
  readonly tests: Proofs;
  /** Names of its stories. */
  readonly stories: Proofs;
  /** Files of its pictures, from the folder of the document. */
  readonly pictures: Proofs;
}

/** What was found of a row, by its id. */
export type Proofs = ReadonlyMap<string, readonly string[]>;

/** The catalogue as a document: what goes wrong, what the customer meets, and which tests bring it about. */
export function writeCatalogue(entries: readonly CatalogueEntry[], evidence: Evidence): string {
  const kinds = [evidence.tests, evidence.stories, evidence.pictures];
  const isShown = ({ id }: CatalogueEntry) => kinds.every((kind) => kind.has(id));
  const count = `${String(entries.filter(isShown).length)} of ${String(entries.length)} shown: brought about by a test, with a story and a picture.`;
  const rows = entries.map((entry) => describe(entry, evidence));
  return `${[introduction, `${count}\n`, ...rows].join('\n').trimEnd()}\n`;
}

function describe(
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
