import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';

import { reportsFolder } from '../lib/paths.ts';

/** One comparison: what was measured beside what it is compared with. */
export type Comparison = {
  readonly name: string;
  readonly measured: number;
  readonly compared: number;
  readonly unit: 'ms' | 'bytes' | 'score' | 'count';
  /** The highest allowed ratio. */
  readonly goal: number;
  /** What else was measured, in words. */
  readonly also?: string;
};

/** A table of comparisons. */
export type Table = { readonly title: string; readonly comparisons: readonly Comparison[] };

/**
 * Prints the tables, writes them to reports/bench-<name>.md, and names every figure that misses its goal. Returns the exit
 * code.
 */
export function reportTables(name: string, tables: readonly Table[]): number {
  const page = [`# bench:${name}`, describeMachine(), ...tables.map(writeTable)].join('\n\n');
  console.log(`\n${page}`);
  mkdirSync(reportsFolder, { recursive: true });
  writeFileSync(join(reportsFolder, `bench-${name}.md`), `${page}\n`);
  const missed = findMissedGoals(tables);
  for (const miss of missed) console.error(miss);
  return missed.length === 0 ? 0 : 1;
}

/** A table in Markdown. */
export function writeTable({ title, comparisons }: Table): string {
  const rows = comparisons.map((one) => {
    const { name, measured, compared, unit, goal, also = '' } = one;
    const figures = [amount(measured, unit), amount(compared, unit), ratioOf(one), String(goal)];
    return `| ${[name, ...figures, also].join(' | ')} |`;
  });
  return [
    `## ${title}\n`,
    '| | measured | compared | ratio | goal | |',
    '| --- | ---: | ---: | ---: | ---: | --- |',
    ...rows,
  ].join('\n');
}

/** A sentence for each figure that is above its goal, or is no number. */
export function findMissedGoals(tables: readonly Table[]): readonly string[] {
  return tables.flatMap(({ title, comparisons }) =>
    comparisons
      .filter(({ measured, compared, goal }) => !(measured <= compared * goal))
      .map((one) =>
        one.compared === 0
          ? `${title}: ${one.name} must be 0.`
          : `${title}: ${one.name} takes ${ratioOf(one)} × what it is compared with; the goal is ${String(one.goal)}.`,
      ),
  );
}

function ratioOf({ measured, compared }: Comparison): string {
  return compared === 0 ? '' : (measured / compared).toFixed(2);
}

function amount(value: number, unit: Comparison['unit']): string {
  switch (unit) {
    case 'ms':
      return `${value.toFixed(1)} ms`;
    case 'bytes':
      return `${(value / 1000).toFixed(1)} kB`;
    case 'score':
      return value.toFixed(3);
    case 'count':
      return String(value);
  }
}

/** Describes the machine by its speed, without its name. */
function describeMachine(): string {
  const [first] = cpus();
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return `Node ${process.versions.node}, ${String(cpus().length)} × ${first?.model.trim() ?? 'unknown'}, ${String(gigabytes)} GB, ${platform()}.`;
}
