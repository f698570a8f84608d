import {
  type ClaimsResult,
  type Figures,
  paymentsPerCase,
  sizes,
  type Step,
  steps,
} from './claimsResult.ts';

const names: Readonly<Record<Step, string>> = {
  showAll: 'Show all cases',
  sort: 'Sort all cases by amount',
  turnRound: 'Turn the order round',
  showPayments: 'Show all payments',
  comeBack: 'Come back from a case',
};

/**
 * The most that the answer to a press may take with many cases, of what it takes with few. A new order takes all rows
 * out before it draws the first, and payments are drawn below the cases: both pay for what stands on the page.
 */
const goals: Readonly<Record<Step, number>> = {
  showAll: 1.5,
  sort: 6,
  turnRound: 6,
  showPayments: 3,
  comeBack: 1.5,
};

const many = sizes.many.toLocaleString('en');
const payments = (sizes.many * paymentsPerCase).toLocaleString('en');

type Run = { readonly browser: string; readonly machine: string; readonly day: Date };

/** The results as a section of the page that holds them; its heading is `claimsHeading`. */
export function writeClaimsSection(
  results: readonly ClaimsResult[],
  { browser, machine, day }: Run,
): string {
  return [
    'Written by `npm run bench`. The built portal and its sandbox, with a customer who has',
    `${String(sizes.few)} cases and one who has ${many} and ${payments} payments, in turns; medians of all rounds. *Answer* is from the press to the`,
    'frame with the first rows of what was asked for, *event* what the browser itself says of the press (INP is made of it),',
    '*longest task* the longest stretch in which the page answers nothing (none where it is under 50 ms), *all rows* the frame',
    'with the last row. Times on the wall: compare them within a row and a run only.',
    '',
    `Goals for the answer with ${many} cases, of that with ${String(sizes.few)}: ${steps.map((step) => `${names[step].toLowerCase()} ${String(goals[step])} ×`).join(', ')}.`,
    '',
    `${browser}, ${machine}, ${day.toISOString().slice(0, 10)}.`,
    ...results.flatMap((result) => ['', ...tableOf(result)]),
  ].join('\n');
}

export const claimsHeading = `Claims page with ${many} cases`;

function tableOf(result: ClaimsResult): readonly string[] {
  const { slowness, rounds } = result;
  return [
    `### ${slowness === 1 ? 'This machine' : `A processor ${String(slowness)} times slower`}, ${String(rounds)} rounds`,
    '',
    `| | answer, ${String(sizes.few)} | answer, ${many} | ratio | event, ${many} | longest task, ${many} | all rows, ${many} |`,
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...steps.map((step) => `| ${cellsOf(result, step).join(' | ')} |`),
  ];
}

/** The results as a terminal shows them. */
export function printClaims(results: readonly ClaimsResult[]): string {
  const head = ['', 'answer 100', 'answer 2000', 'ratio', 'event', 'longest task', 'all rows'];
  return results
    .flatMap((result) => [
      `\nprocessor / ${String(result.slowness)}`,
      ...[head, ...steps.map((step) => cellsOf(result, step))].map(([name = '', ...cells]) =>
        [name.padEnd(26), ...cells.map((cell) => cell.padStart(13))].join(''),
      ),
    ])
    .join('\n');
}

/** What was answered later than its goal, one sentence each. */
export function findMissedClaimsGoals(results: readonly ClaimsResult[]): readonly string[] {
  return results.flatMap((result) =>
    steps
      .filter((step) => !(ratioOf(result, step) <= goals[step]))
      .map(
        (step) =>
          `${names[step]}: the answer takes ${ratioOf(result, step).toFixed(2)} × what it takes with ${String(sizes.few)} cases, on a processor slowed ${String(result.slowness)} ×; the goal is ${String(goals[step])}.`,
      ),
  );
}

function ratioOf(result: ClaimsResult, step: Step): number {
  return result.many[step].answer / result.few[step].answer;
}

function cellsOf(result: ClaimsResult, step: Step): readonly string[] {
  const { answer, interaction, longestTask, whole }: Figures = result.many[step];
  return [
    names[step],
    milliseconds(result.few[step].answer),
    milliseconds(answer),
    ratioOf(result, step).toFixed(2),
    milliseconds(interaction),
    longestTask === 0 ? 'none' : milliseconds(longestTask),
    milliseconds(whole),
  ];
}

function milliseconds(value: number): string {
  return `${value.toFixed(0)} ms`;
}
