const controls =
  'a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, iframe, [tabindex]:not([tabindex="-1"])';

/** Whether Tab can stop at an element, as far as its markup tells. */
export function isTabStop(element: Element): boolean {
  return element.matches(controls);
}

/** The visible elements of a part that Tab stops at, in their order. */
export function tabStops(part: ParentNode): readonly HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(controls)].filter(
    (element) => element.tabIndex >= 0 && isVisible(element),
  );
}

function isVisible(element: HTMLElement): boolean {
  return (
    // Test environments without layout do not know.
    typeof element.checkVisibility !== 'function' ||
    element.checkVisibility({ visibilityProperty: true })
  );
}
