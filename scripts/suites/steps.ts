import type { SuiteResult } from './suite.ts';

/** What one step of a suite answers: an empty text is a pass, anything else says what is wrong. */
export type Step = { readonly name: string; readonly check: () => Promise<string> };

/** Runs a suite's steps, a few at a time, and keeps going after a failing one. */
export async function runSteps(steps: readonly Step[], atOnce = 1): Promise<SuiteResult> {
  const faults = new Map<string, string>();
  const waiting = [...steps];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const fault = await findFault(step);
      if (fault !== '') faults.set(step.name, fault);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const log = steps
    .filter((step) => faults.has(step.name))
    .map((step) => `--- ${step.name}\n${(faults.get(step.name) ?? '').trimEnd()}\n`)
    .join('\n');
  return { run: steps.length, skipped: 0, failed: faults.size, log, evidence: [] };
}

async function findFault(step: Step): Promise<string> {
  try {
    return await step.check();
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}
