import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const cellSchema = v.object({
  situation: v.string(),
  /** The heading and the first alert on the page. */
  shows: v.string(),
  /** What is wrong, in words; empty when everything is right. */
  wrong: v.string(),
});
/** The result of one call in one situation. */
export type OutcomeCell = v.InferOutput<typeof cellSchema>;

const folder = fileURLToPath(new URL('../../../../test-results/outcome-matrix/', import.meta.url));
const reports = fileURLToPath(new URL('../../../../reports/', import.meta.url));

/** Stores the results of a call until all calls have been played. */
export function keepCells(call: string, cells: readonly OutcomeCell[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${call}.json`, JSON.stringify(cells));
}

/** Deletes the results of an earlier run. When all calls have been played, writes reports/outcome-matrix-pages.md. */
export default function collectOutcomes(): () => void {
  rmSync(folder, { recursive: true, force: true });
  return () => {
    const calls = globSync(`${folder}*.json`)
      .toSorted()
      .map((file) => {
        const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
        return [basename(file, '.json'), v.parse(v.array(cellSchema), kept)] as const;
      });
    if (calls.length === 0) return;
    mkdirSync(reports, { recursive: true });
    writeFileSync(`${reports}outcome-matrix-pages.md`, outcomePages(calls));
  };
}

type Calls = readonly (readonly [call: string, cells: readonly OutcomeCell[]])[];

/** Writes the results as a page: for each call, what shows in which situations. */
function outcomePages(calls: Calls): string {
  const cells = calls.flatMap(([, ofCall]) => ofCall);
  const right = cells.filter(({ wrong }) => wrong === '').length;
  return `# What the customer sees, whatever becomes of a call

Each call that a page makes is made by a customer's own doing in the built portal, in each situation. A cell is right when the
page has a heading and words, none of the server's and none of a programmer's, a way on within the page itself, nothing thrown,
and nothing lost of what was written. What shows is the page's heading and its first alert.

**${String(cells.length)} cells tried, ${String(right)} right.**

${calls.map(([call, ofCall]) => section(call, ofCall)).join('\n')}`;
}

/** Situations with the same result share a line. */
function section(call: string, cells: readonly OutcomeCell[]): string {
  const alike = new Map<string, string[]>();
  for (const { situation, shows, wrong } of cells) {
    const ending = `${inCell(shows)} | ${wrong === '' ? 'right' : inCell(wrong)}`;
    alike.set(ending, [...(alike.get(ending) ?? []), situation]);
  }
  const rows = [...alike].map(([ending, names]) => `| ${names.join('; ')} | ${ending} |`);
  return `## ${call}\n\n| situation | shows | |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

const inCell = (text: string): string => text.replaceAll('|', '\\|');
