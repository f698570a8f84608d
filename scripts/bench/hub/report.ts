import { type Comparison, counts, type HubResult, type Measure, measures } from './hubResult.ts';

const hearing = String(counts.hearing);
const idle = counts.idle.toLocaleString('en');

/** The most that the hub may take of what it is compared with. */
const rows: Readonly<
  Record<Measure, { readonly name: string; readonly unit: 'ms' | 'kB'; readonly goal: number }>
> = {
  broadcast: { name: `An event reaches the last of ${hearing} connections`, unit: 'ms', goal: 2.5 },
  memory: { name: `Memory of one of ${idle} idle connections`, unit: 'kB', goal: 2.5 },
  slowAnswer: {
    name: `99 of 100 other calls beside ${idle} idle connections`,
    unit: 'ms',
    goal: 5,
  },
  logOut: { name: `A log-out beside ${idle} idle connections`, unit: 'ms', goal: 6 },
};

type Run = { readonly machine: string; readonly day: Date };

/** The heading of `writeHubSection`. */
export const hubHeading = `Live connection with ${idle} customers`;

/** The results as a section of the page that holds all benchmarks. */
export function writeHubSection(result: HubResult, { machine, day }: Run): string {
  return [
    'Written by `npm run bench:hub`. The event and the memory are compared with a bare server, which holds sockets and writes to',
    'them and knows neither users, sessions, protocol nor pings; other calls and log-outs with the same sandbox before anybody',
    'is connected. Each idle connection has a session of its own, and pings as the portal does. The clients are in one process of',
    'their own, and cost the same in both columns.',
    '',
    `Node ${process.versions.node}, ${machine}, ${day.toISOString().slice(0, 10)}.`,
    '',
    '| | hub | compared | ratio | goal |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...measures.map((measure) => `| ${cellsOf(measure, result).join(' | ')} |`),
  ].join('\n');
}

/** The results as a terminal shows them. */
export function printHub(result: HubResult): string {
  return measures
    .map((measure) => {
      const [name = '', ...cells] = cellsOf(measure, result);
      return `${name.padEnd(58)}${cells.map((cell) => cell.padStart(12)).join('')}`;
    })
    .join('\n');
}

/** What took more than its goal, one sentence each. */
export function findMissedHubGoals(result: HubResult): readonly string[] {
  return measures
    .filter((measure) => !(ratioOf(result[measure]) <= rows[measure].goal))
    .map((measure) => {
      const { name, goal } = rows[measure];
      return `${name}: ${ratioOf(result[measure]).toFixed(2)} × of what it is compared with; the goal is ${String(goal)}.`;
    });
}

function ratioOf({ hub, other }: Comparison): number {
  return hub / other;
}

function cellsOf(measure: Measure, result: HubResult): readonly string[] {
  const { name, unit, goal } = rows[measure];
  const { hub, other } = result[measure];
  const amount = (value: number): string =>
    unit === 'ms' ? `${value.toFixed(1)} ms` : `${(value / 1000).toFixed(1)} kB`;
  return [name, amount(hub), amount(other), ratioOf(result[measure]).toFixed(2), String(goal)];
}
