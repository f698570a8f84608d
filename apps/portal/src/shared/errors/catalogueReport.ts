import type { CatalogueEntry } from './catalogue.ts';

const introduction = `# Error catalogue

Written from \`apps/portal/src/shared/errors/catalogue.ts\` and the rows that tests name; do not edit. Write it anew with
\`UPDATE_CATALOGUE=1 npx vitest run --root apps/portal src/app/errorCatalogueReport\`. The screens are on the
Storybook page Sidor/Felkatalog; how the tests went stands in [requirements-status.md](requirements-status.md).
`;

/** Files of tests, by the row that they name. */
export type Proofs = ReadonlyMap<string, readonly string[]>;

/** The catalogue as a document: what goes wrong, what the customer meets, and which tests bring it about. */
export function writeCatalogue(entries: readonly CatalogueEntry[], proofs: Proofs): string {
  const isProven = ({ id }: CatalogueEntry) => (proofs.get(id) ?? []).length > 0;
  const isShown = ({ texts }: CatalogueEntry) => texts.length > 0;
  const counts = [
    `${String(entries.filter(isProven).length)} of ${String(entries.length)} rows are brought about by a test.`,
    `${String(entries.filter(isShown).length)} show something of their own, each with a story.`,
  ];
  return `${[introduction, `${counts.join(' ')}\n`, ...entries.map((entry) => describe(entry, proofs.get(entry.id) ?? []))].join('\n').trimEnd()}\n`;
}

function describe(
  { id, trigger, texts, tone, action, isLogged }: CatalogueEntry,
  files: readonly string[],
): string {
  const lines = [
    `## ${id}: ${trigger}`,
    '',
    ...(texts.length === 0 ? ['- text: none'] : texts.map((text) => `- text: '${text}'`)),
    `- tone: ${tone}`,
    `- action: ${action}`,
    `- logged: ${isLogged}`,
    files.length === 0 ? '- test: none' : `- test: ${files.join(', ')}`,
  ];
  return `${lines.join('\n')}\n`;
}
