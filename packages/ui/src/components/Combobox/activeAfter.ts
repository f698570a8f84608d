/** No option is active: the keys are those of the text. */
export const noActive = -1;

const page = 10;

/** Which option of an open list is active after a key, by its place. `undefined` for a key that is none of the list. */
export function activeAfter(
  key: string,
  active: number,
  options: { readonly count: number; readonly chosen: number },
): number | undefined {
  const last = options.count - 1;
  const isNone = active === noActive;
  switch (key) {
    case 'ArrowDown':
      return isNone && options.chosen !== noActive ? options.chosen : Math.min(active + 1, last);
    case 'ArrowUp':
      return isNone ? last : Math.max(active - 1, 0);
    case 'PageDown':
      return Math.min(active + page, last);
    case 'PageUp':
      return isNone ? noActive : Math.max(active - page, 0);
    default:
      return undefined;
  }
}

const textKeys = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** Whether a key moves in the text, so that no option is active after it. */
export function isTextKey(key: string): boolean {
  return textKeys.has(key);
}
