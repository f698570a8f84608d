import { isTestOrStory, placeOf, readSources, visitNodes } from './sourceTree.ts';
import type { SourceFile } from './sourceTree.ts';

const libraryHas: Readonly<Record<string, string>> = {
  button: 'Button or TextButton',
  dialog: 'Dialog',
  details: 'Collapsible',
  input: 'TextField or Checkbox',
  select: 'a field',
  table: 'Table',
  textarea: 'a field',
};

/** Elements that the portal draws itself although the library has them. */
export function findRepositoryRawElements(): string[] {
  return findRawElements(
    readSources(['apps/portal/src/**/*.tsx']).filter((file) => !isTestOrStory(file.path)),
  );
}

/** Raw elements, class names and styles in these files. */
export function findRawElements(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const faults: string[] = [];
    visitNodes(file, (node) => {
      if (node.type === 'JSXOpeningElement') {
        const name = nameOf(node['name']);
        const instead = Object.hasOwn(libraryHas, name) ? libraryHas[name] : undefined;
        if (instead !== undefined) {
          faults.push(`${placeOf(file, node)}: raw <${name}>, the library has ${instead}`);
        }
      }
      if (node.type === 'JSXAttribute' && nameOf(node['name']) === 'style') {
        faults.push(`${placeOf(file, node)}: a style of its own, the library has the styles`);
      }
    });
    return faults;
  });
}

function nameOf(name: unknown): string {
  if (typeof name !== 'object' || name === null || !('name' in name)) return '';
  return typeof name.name === 'string' ? name.name : '';
}
