import type { OverviewState } from '../features/overview/nextSteps/useNextSteps.ts';
import { nextStepsOf } from '../features/overview/nextSteps/nextSteps.rules.ts';
import type { Known } from '../features/overview/nextSteps/nextStep.ts';

/** The overview of what is known, with all answers there. Override what matters to the test. */
export function anOverview(known: Known, overrides: Partial<OverviewState> = {}): OverviewState {
  return {
    isWaiting: false,
    next: nextStepsOf(known),
    early: null,
    unread: known.unread,
    isDebtOld: false,
    retry: () => undefined,
    isRetrying: false,
    ...overrides,
  };
}
