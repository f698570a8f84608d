import type { CodeChanges } from './docsFromSource/codeChanges.ts';

/** What a page says of the code that came after the review by hand on this day; nothing if none did. */
export function wordsSinceReview(
  changes: CodeChanges | null,
  component: string,
  reviewed: string,
): string | undefined {
  if (changes === null)
    return 'Whether its code has changed since is not known: this Storybook was built without the history of the code.';
  const later = (changes[component] ?? []).filter((day) => day > reviewed);
  const [last] = later;
  if (last === undefined) return undefined;
  const times = later.length === 1 ? 'once' : `${String(later.length)} times`;
  return `Its code has changed ${times} since then, last on ${last}. What was tried by hand holds for the code before.`;
}
