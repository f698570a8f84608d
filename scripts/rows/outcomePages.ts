import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fromRoot, reportsFolder } from '../lib/paths.ts';
import { asList, asObject, asText } from './json.ts';

/** What the full run has found of one call in one situation. */
export type OutcomeCell = {
  readonly situation: string;
  readonly shows: string;
  readonly wrong: string;
};

const folder = fromRoot('test-results', 'outcome-matrix');

/** What an earlier run has left says nothing about this one. */
export function forgetOutcomePages(): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Writes `reports/outcome-matrix-pages.md` from what the full run has left; answers how many cells were tried and right. */
export function writeOutcomePages(): { readonly tried: number; readonly right: number } {
  const files = existsSync(folder) ? globSync(`${folder}/*.json`).toSorted() : [];
  const calls = new Map(files.map((file) => [basename(file, '.json'), readCells(file)]));
  mkdirSync(reportsFolder, { recursive: true });
  writeFileSync(join(reportsFolder, 'outcome-matrix-pages.md'), outcomePagesText(calls));
  return countCells(calls);
}

/** The matrix as a page: for each call, what shows in which situations. */
export function outcomePagesText(calls: ReadonlyMap<string, readonly OutcomeCell[]>): string {
  const { tried, right } = countCells(calls);
  const sections = [...calls].map(([call, cells]) => {
    const alike = new Map<string, string[]>();
    for (const { situation, shows, wrong } of cells) {
      const ending = `${inCell(shows)} | ${wrong === '' ? 'right' : inCell(wrong)}`;
      alike.set(ending, [...(alike.get(ending) ?? []), situation]);
    }
    const rows = [...alike].map(([ending, names]) => `| ${names.join('; ')} | ${ending} |`);
    return `## ${call}\n\n| situation | shows | |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return `# What the customer sees, whatever becomes of a call

Written by \`npm run test:full\`. Each call that a page makes is made by a customer's own doing in the built portal, in
each situation. A cell is right when the page has a heading and words, none of the server's and none of a programmer's, a way
on within the page itself, nothing thrown, and nothing lost of what was written. What shows is the page's heading and its first alert.

**${String(tried)} cells tried, ${String(right)} right.**

${sections.join('\n')}`;
}

function countCells(calls: ReadonlyMap<string, readonly OutcomeCell[]>) {
  const cells = [...calls.values()].flat();
  return { tried: cells.length, right: cells.filter(({ wrong }) => wrong === '').length };
}

function readCells(file: string): readonly OutcomeCell[] {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return asList(parsed)
    .map(asObject)
    .map((cell) => ({
      situation: asText(cell['situation']),
      shows: asText(cell['shows']),
      wrong: asText(cell['wrong']),
    }));
}

function inCell(text: string): string {
  return text.replaceAll('|', '\\|');
}
