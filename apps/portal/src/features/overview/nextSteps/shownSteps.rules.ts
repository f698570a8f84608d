import type { Calm } from './calm.rules.ts';
import type { NextStep } from './nextStep.ts';
import { type Gap, mostSteps, type NextSteps } from './nextSteps.rules.ts';

/** What stands in the row that was kept for the late answer. */
export type LateRow =
  | { readonly kind: 'loading' }
  | { readonly kind: 'steps'; readonly first: NextStep; readonly others: readonly NextStep[] }
  /** Nothing more, or nothing that there is room for. */
  | { readonly kind: 'all' }
  | { readonly kind: 'calm'; readonly calm: Calm }
  | { readonly kind: 'gap'; readonly gap: Gap };

/** What the overview shows of what the customer has to do. */
export interface ShownSteps extends NextSteps {
  /** Only if something was still missing when the page first showed. */
  readonly late: LateRow | null;
}

/**
 * Keeps what showed first in its place when the late answer comes, which has a row of its own. Otherwise the page would
 * move under the customer's finger (row Z23).
 *
 * @param early what showed first, if something was missing then
 * @param isOpened the customer has asked for all that came late
 */
export function shownStepsOf(
  next: NextSteps,
  early: NextSteps | null,
  isOpened: boolean,
): ShownSteps {
  if (early !== null && early.gap !== 'late') {
    // Each step keeps the words that showed first.
    const asShown = (step: NextStep) => early.steps.find(({ key }) => key === step.key) ?? step;
    return { ...next, steps: next.steps.map(asShown), late: null };
  }
  if (early === null || isOpened) {
    return { ...next, late: next.gap === 'late' ? { kind: 'loading' } : null };
  }
  const isStill = ({ kind }: NextStep) => next.steps.some((step) => step.kind === kind);
  const steps = early.steps.filter(isStill);
  // A link to the rest would need room of its own; the opened list has it.
  const common = { steps, leftOut: 0, calm: null };
  if (next.gap === 'late') return { ...common, gap: null, late: { kind: 'loading' } };
  // By key, not by kind: a plan at risk and the month to pay in it are two steps of one kind.
  const wasShown = ({ key }: NextStep) => early.steps.some((step) => step.key === key);
  const isFull = steps.length === mostSteps;
  const [first, ...others] = isFull ? [] : next.steps.filter((step) => !wasShown(step));
  if (first !== undefined) {
    return { ...common, gap: next.gap, late: { kind: 'steps', first, others } };
  }
  if (next.gap !== null) {
    return { ...common, gap: null, late: { kind: 'gap', gap: next.gap } };
  }
  return {
    ...common,
    gap: null,
    late: next.calm === null ? { kind: 'all' } : { kind: 'calm', calm: next.calm },
  };
}

/** The steps that showed first, with what is known of them now. */
export function renewedSteps(first: NextSteps, now: NextSteps | null): NextSteps {
  const steps = first.steps.flatMap(({ key }) => now?.steps.find((step) => step.key === key) ?? []);
  return { ...first, steps };
}
