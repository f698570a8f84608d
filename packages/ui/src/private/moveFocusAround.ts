/** The elements that focus can move to when a part is removed. */
const surroundings = 'dialog, [role="dialog"], [role="alertdialog"], main, [role="main"]';

/**
 * Call it before a part is removed by its own closing button: it moves focus to the surrounding dialog or the page's
 * main part, so that focus is not lost. An application may move focus further afterwards.
 */
export function moveFocusAround(part: Element): void {
  const surrounding =
    part.closest(surroundings) ?? part.ownerDocument.querySelector('main, [role="main"]');
  if (surrounding instanceof HTMLElement) surrounding.focus({ preventScroll: true });
}
