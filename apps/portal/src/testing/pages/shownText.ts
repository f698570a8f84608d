/**
 * The text of an element as a person reads it, with ordinary spaces and without what takes no room; an empty text while there is none. With `queryBy…`, not
 * `getBy…`, inside `expect.poll`: the long message of a failed `getBy…` costs more than all the rest.
 */
export function shownText(element: Element | null = document.body): string {
  return (element?.textContent ?? '').replaceAll('\u2060', '').replaceAll(/\s+/gu, ' ').trim();
}
