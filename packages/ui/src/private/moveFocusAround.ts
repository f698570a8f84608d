/** Where focus goes from a part that goes away. */
const surroundings = '[role="dialog"], [role="alertdialog"], main, [role="main"]';

/**
 * Before a part goes away by its own closing button: moves focus to what surrounds it, the dialog or the page's main
 * part, so that focus is never lost to the document. What the consumer does about focus afterwards wins.
 */
export function moveFocusAround(part: Element): void {
  const surrounding =
    part.closest(surroundings) ?? part.ownerDocument.querySelector('main, [role="main"]');
  if (surrounding instanceof HTMLElement) surrounding.focus({ preventScroll: true });
}
