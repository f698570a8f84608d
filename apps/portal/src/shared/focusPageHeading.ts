/** Moves focus to the page's heading, where a reader finds out what there is now, without a visible jump. */
export function focusPageHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
