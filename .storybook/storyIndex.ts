import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder that the built Storybook lies in. */
export const builtFolder = fileURLToPath(new URL('../storybook-static', import.meta.url));

/** One story as the built index names it. */
export type IndexedStory = {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
  readonly tags: readonly string[];
};

/** The stories of a built Storybook, by the file that they come from. */
export function readStoriesByFile(
  folder = builtFolder,
): ReadonlyMap<string, readonly IndexedStory[]> {
  const index: unknown = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8'));
  const byFile = new Map<string, IndexedStory[]>();
  for (const story of entriesOf(index).filter(isStory)) {
    byFile.set(story.importPath, [...(byFile.get(story.importPath) ?? []), story]);
  }
  return byFile;
}

function entriesOf(index: unknown): unknown[] {
  if (typeof index !== 'object' || index === null || !('entries' in index)) return [];
  return typeof index.entries === 'object' && index.entries !== null
    ? Object.values(index.entries)
    : [];
}

function isStory(entry: unknown): entry is IndexedStory {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'type' in entry &&
    entry.type === 'story' &&
    'tags' in entry &&
    Array.isArray(entry.tags)
  );
}
