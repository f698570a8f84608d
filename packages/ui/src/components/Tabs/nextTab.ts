/** The tab that a key moves focus to; the arrow keys wrap around. `undefined` for other keys. */
export function nextTab({
  key,
  current,
  count,
  isRightToLeft,
}: {
  readonly key: string;
  readonly current: number;
  readonly count: number;
  readonly isRightToLeft: boolean;
}): number | undefined {
  const forwards = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backwards = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case forwards:
      return (current + 1) % count;
    case backwards:
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
