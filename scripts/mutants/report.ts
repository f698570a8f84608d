import type { Judged, Verdict } from './verdict.ts';

/** A line for one fault, in the order in which the faults are judged. */
export function lineOf({ fault, verdict }: Judged): string {
  return [
    `${verdict.kind.padEnd(9)} ${fault.file}`,
    `          ${fault.seen}`,
    ...detailsOf(verdict, fault.find).map((detail) => `          ${detail}`),
  ].join('\n');
}

function detailsOf(verdict: Verdict, find: string): readonly string[] {
  switch (verdict.kind) {
    case 'caught':
      return [`by ${verdict.by}`];
    case 'survived':
      return [`No test fails. Write one beside the file.`];
    case 'not found':
      return [`Must stand exactly once in the file: ${find}`];
    case 'broken':
      return [`The code does not load: ${verdict.why}`];
  }
}

const kinds = [
  'caught',
  'survived',
  'not found',
  'broken',
] as const satisfies readonly Verdict['kind'][];

/** How many faults were caught and how many were not, for each place and in all. */
export function totalsOf(all: ReadonlyMap<string, readonly Judged[]>): string {
  const row = (name: string, judged: readonly Judged[]): readonly string[] => [
    name,
    ...kinds.map((kind) => String(judged.filter(({ verdict }) => verdict.kind === kind).length)),
  ];
  const rows = [
    ['place', ...kinds],
    ...[...all].map(([place, judged]) => row(place, judged)),
    row('all', [...all.values()].flat()),
  ];
  const widths = rows[0]?.map((_cell, at) =>
    Math.max(...rows.map((cells) => cells[at]?.length ?? 0)),
  );
  return rows
    .map((cells) =>
      cells
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths?.[at] ?? 0) : cell.padStart(widths?.[at] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
