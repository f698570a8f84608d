import { hashOf, recall, remember } from '../lib/memory.ts';
import { describeError } from '../lib/plainError.ts';
import type { SuiteResult } from './suite.ts';

/** A part of a suite that passes or fails as a whole. */
export type Step = {
  readonly name: string;
  /** Returns what is wrong, or an empty text. */
  readonly check: () => Promise<string>;
  /** The files that it reads. A step that has passed runs again only when one of them has changed. */
  readonly reads?: readonly string[] | undefined;
};

/** Runs a suite's steps, a few at a time, and keeps going after a failing one. */
export async function runSteps(steps: readonly Step[], howMany = 1): Promise<SuiteResult> {
  const faults = await atOnce(howMany, steps, findFault);
  const failed = faults.filter((fault) => fault !== '');
  return {
    run: steps.length,
    skipped: 0,
    failed: failed.length,
    log: failed.join('\n'),
    evidence: [],
  };
}

/** Runs the work on each item, a few at a time. The results are in the order of the items. */
export async function atOnce<Item, Answer>(
  howMany: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const waiting = [...items.entries()];
  const workOff = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, item] = next;
      answers[index] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: howMany }, workOff));
  return answers;
}

/** The fault under the step's name, or an empty text. */
async function findFault({ name, reads, check }: Step): Promise<string> {
  const hash = reads === undefined ? '' : hashOf(reads);
  if (reads !== undefined && recall(name, hash) !== undefined) return '';
  const fault = await check().catch(describeError);
  if (fault !== '') return `--- ${name}\n${fault.trimEnd()}\n`;
  if (reads !== undefined) remember(name, hash, true);
  return '';
}
