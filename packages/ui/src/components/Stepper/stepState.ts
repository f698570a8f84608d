export type StepState = 'done' | 'current' | 'failed' | 'coming';

/** Where a step stands when the one at `currentIndex` is the present one. */
export function stepState(index: number, currentIndex: number, hasFailed: boolean): StepState {
  if (index < currentIndex) return 'done';
  if (index > currentIndex) return 'coming';
  return hasFailed ? 'failed' : 'current';
}
