/** Scrolls the element into view. The browsers of tests cannot scroll, and lack the function. */
export function bringIntoView(element: Element | null, options?: ScrollIntoViewOptions): void {
  if (element !== null && 'scrollIntoView' in element) element.scrollIntoView(options);
}
