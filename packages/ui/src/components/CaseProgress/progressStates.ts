/** Where a step lies on the road. */
export type ProgressStepState = 'passed' | 'current' | 'coming';

/**
 * The state of each step: passed before the present one, coming after it. Without a present step nothing is marked,
 * since a matter outside the road has passed no part of it for sure.
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
