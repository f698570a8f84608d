import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { findFiles } from '../lib/fileHash.ts';
import { rootFolder } from '../lib/paths.ts';

/** A source file, its path given from the root with forward slashes. */
export type SourceFile = { readonly path: string; readonly text: string };

/** A node of the syntax tree, narrowed by its type name where it is used. */
export type SyntaxNode = Readonly<Record<string, unknown>> & {
  readonly type: string;
  readonly start: number;
};

/** Reads the files that match the patterns. */
export function readSources(patterns: readonly string[]): SourceFile[] {
  return findFiles(patterns).map((file) => ({
    path: relative(rootFolder, file).replaceAll('\\', '/'),
    text: readFileSync(file, 'utf8'),
  }));
}

/** Calls the visitor for each node of the file, outermost first, with the nodes around it. */
export function visitNodes(
  file: SourceFile,
  visit: (node: SyntaxNode, around: readonly SyntaxNode[]) => void,
): void {
  const { program } = parseSync(file.path, file.text);
  walk(program, [], visit);
}

/** The place of a node as an editor shows it. */
export function placeOf(file: SourceFile, node: { readonly start: number }): string {
  return `${file.path}:${String(file.text.slice(0, node.start).split('\n').length)}`;
}

/** True for tests, stories, what documents components, and their helpers: no customer receives them. */
export function isTestOrStory(path: string): boolean {
  return (
    /\.(test|stories|guide)\.tsx?$/.test(path) || /\/(e2e|testing)\/|\/ui\/src\/docs\//.test(path)
  );
}

function walk(
  value: unknown,
  around: readonly SyntaxNode[],
  visit: (node: SyntaxNode, around: readonly SyntaxNode[]) => void,
): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, around, visit);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const inside = isSyntaxNode(value) ? [...around, value] : around;
  if (isSyntaxNode(value)) visit(value, around);
  for (const child of Object.values(value)) walk(child, inside, visit);
}

function isSyntaxNode(value: object): value is SyntaxNode {
  return 'type' in value && typeof value.type === 'string' && 'start' in value;
}
