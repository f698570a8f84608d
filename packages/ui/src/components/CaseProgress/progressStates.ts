/** Whether a step is before, at or after the current step. */
export type ProgressStepState = 'passed' | 'current' | 'coming';

/**
 * The state of each step. Without a current step nothing is marked, because we do not know which steps the case has
 * passed.
 */
export function progressStates(
  keys: readonly string[],
  currentKey: string | null,
): readonly ProgressStepState[] {
  const current = currentKey === null ? -1 : keys.indexOf(currentKey);
  return keys.map((_key, index) => {
    if (index === current) return 'current';
    return index < current ? 'passed' : 'coming';
  });
}
