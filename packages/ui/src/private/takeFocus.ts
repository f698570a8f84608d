/**
 * Focuses an element that is not focusable by itself, so that reading continues there when a control has been removed.
 */
export function takeFocus(element: HTMLElement | null): void {
  if (element === null) return;
  element.tabIndex = -1;
  element.focus();
}
