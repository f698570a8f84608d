import { readFileSync } from 'node:fs';
import { fromRoot } from '../lib/paths.ts';

/** One row of the requirements matrix. */
export type RequirementRow = { readonly name: string; readonly text: string };

/** The rows of a requirements document, in its order. */
export function parseRequirements(markdown: string): RequirementRow[] {
  const rows = markdown.matchAll(/^\|\s*([A-Z]\d{2,3})\s*\|\s*(.*?)\s*\|[^|\n]*\|\s*$/gm);
  return [...rows].map(([, name = '', text = '']) => ({ name, text }));
}

/** The rows of docs/requirements.md. */
export function readRequirements(): RequirementRow[] {
  return parseRequirements(readFileSync(fromRoot('docs', 'requirements.md'), 'utf8'));
}
