/** Moves focus to an element that takes none by itself, where reading goes on after a control has left the page. */
export function takeFocus(element: HTMLElement | null): void {
  if (element === null) return;
  element.tabIndex = -1;
  element.focus();
}
