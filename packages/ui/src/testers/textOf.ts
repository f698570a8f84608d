/** The words that are read of an element: those hidden from assistive technology are left out. */
export function textOf(element: Element): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent.replaceAll(/\s+/gu, ' ').trim();
}
