import { isTabStop } from '../../private/tabStops.ts';

/**
 * Whether the first content of an element is a control. If it is text, the element itself must be a tab stop; otherwise
 * keyboard users would skip the text.
 */
export function startsWithControl(part: Element): boolean {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
    acceptNode: (node) =>
      node instanceof Element && node.matches('[hidden], [aria-hidden="true"]')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  });
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element ? node.matches('img, [role="img"]') : node.nodeValue?.trim()) {
      return false;
    }
    if (node instanceof Element && isTabStop(node)) return true;
  }
  return false;
}
