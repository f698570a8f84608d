import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder that the built Storybook lies in. */
export const builtFolder = fileURLToPath(new URL('../storybook-static', import.meta.url));

/** A story, or a page that describes some, as the built index names it. */
export type IndexedStory = {
  readonly type: 'story' | 'docs';
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
  const byFile = new Map<string, IndexedStory[]>();
  for (const story of readIndex(folder).filter((entry) => entry.type === 'story')) {
    byFile.set(story.importPath, [...(byFile.get(story.importPath) ?? []), story]);
  }
  return byFile;
}

/** The pages that describe components and foundations. */
export function readDocsPages(): readonly IndexedStory[] {
  return readIndex(builtFolder).filter((entry) => entry.type === 'docs');
}

function readIndex(folder: string): IndexedStory[] {
  const index: unknown = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8'));
  if (typeof index !== 'object' || index === null || !('entries' in index)) return [];
  return typeof index.entries === 'object' && index.entries !== null
    ? Object.values(index.entries).filter(isEntry)
    : [];
}

function isEntry(entry: unknown): entry is IndexedStory {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'type' in entry &&
    'tags' in entry &&
    Array.isArray(entry.tags)
  );
}
