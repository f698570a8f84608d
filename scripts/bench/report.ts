import { cpus, platform, totalmem } from 'node:os';

import type { Measured, SizeResult } from './measure.ts';

/** The most that the library may take of what native elements take. */
const goals = { time: 1.2, memory: 1.3 } as const;

const names: Readonly<Record<Measured['name'], string>> = {
  mount: 'Render',
  sortUp: 'Sort by text, ascending',
  sortDown: 'Sort by text, descending',
  filter: 'Filter to one row in eight',
  clear: 'Clear the filter',
  openDialog: 'Open a dialog on top',
  closeDialog: 'Close the dialog',
  memory: 'Memory that the list adds',
};

type Run = { readonly browser: string; readonly machine: string; readonly day: Date };

/** The heading of `writeReport`. */
export const reportHeading = 'Table and Dialog beside native elements';

/** The results as a section of the page that holds all benchmarks. */
export function writeReport(
  results: readonly SizeResult[],
  { browser, machine, day }: Run,
): string {
  return [
    'Written by `npm run bench:ui`. `Table` and `Dialog` of the library beside plain React with native elements (`<table>`,',
    '`<dialog>`) that do the same: the same rows, comparator, number of elements and labels for the card form. Both take turns in',
    'one page of a production build. A time is what the main thread works from the press to the painted frame, the median of all',
    'rounds. Native rows lie in a table of fixed layout, whose columns need no measuring.',
    '',
    `Goals: at most ${String(goals.time)} × the time and ${String(goals.memory)} × the memory.`,
    '',
    `${browser}, ${machine}, ${day.toISOString().slice(0, 10)}.`,
    '',
    ...results.flatMap(sectionOf),
  ].join('\n');
}

function sectionOf({ rows, rounds, elements, times, memory }: SizeResult): readonly string[] {
  return [
    `### ${rows.toLocaleString('en')} rows`,
    '',
    `Elements on the page: ${elements.library.toLocaleString('en')} of the library, ${elements.native.toLocaleString('en')} native. Medians of ${String(rounds)} rounds.`,
    '',
    '| | library | native | ratio |',
    '| --- | ---: | ---: | ---: |',
    ...[...times, memory].map((one) => `| ${cellsOf(one).join(' | ')} |`),
    '',
  ];
}

/** The results as a terminal shows them. */
export function printTable(results: readonly SizeResult[]): string {
  return results
    .flatMap(({ rows, times, memory }) => [
      `\n${rows.toLocaleString('en')} rows`,
      ...[...times, memory].map((one) => {
        const [name = '', ...numbers] = cellsOf(one);
        return `${name.padEnd(30)}${numbers.map((cell) => cell.padStart(12)).join('')}`;
      }),
    ])
    .join('\n');
}

/** What took more than its goal, one sentence each. */
export function findMissedGoals(results: readonly SizeResult[]): readonly string[] {
  return results.flatMap(({ rows, times, memory }) =>
    [...times, memory]
      .filter((one) => !(one.library <= one.native * goalOf(one)))
      .map(
        (one) =>
          `${names[one.name]} with ${String(rows)} rows takes ${ratioOf(one)} × what native elements take; the goal is ${String(goalOf(one))}.`,
      ),
  );
}

/** The machine in words that say how fast it is, and not whose. */
export function describeMachine(): string {
  const [first] = cpus();
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return `${String(cpus().length)} × ${first?.model.trim() ?? 'unknown'}, ${String(gigabytes)} GB, ${platform()}`;
}

function goalOf({ name }: Measured): number {
  return name === 'memory' ? goals.memory : goals.time;
}

function ratioOf({ library, native }: Measured): string {
  return (library / native).toFixed(2);
}

function cellsOf(one: Measured): readonly string[] {
  const [unit, divisor] = one.name === 'memory' ? ['MB', 1e6] : ['ms', 1];
  const amount = (value: number): string => `${(value / divisor).toFixed(1)} ${unit}`;
  return [names[one.name], amount(one.library), amount(one.native), ratioOf(one)];
}
