export type StepState = 'done' | 'current' | 'failed' | 'coming';

/** The state of a step when the one at `currentIndex` is the current one. */
export function stepState(index: number, currentIndex: number, hasFailed: boolean): StepState {
  if (index < currentIndex) return 'done';
  if (index > currentIndex) return 'coming';
  return hasFailed ? 'failed' : 'current';
}
