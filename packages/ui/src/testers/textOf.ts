/** The text that is read for an element, without parts that are hidden from assistive technology. */
export function textOf(element: Element): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent.replaceAll(/\s+/gu, ' ').trim();
}
