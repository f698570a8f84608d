/** How a person would name a part of a page. */
export type Part = {
  readonly role: string;
  /** The whole accessible name. Without one, any name. */
  readonly name?: string;
  /** The beginning of the accessible name. */
  readonly begins?: string;
};

type Roles = {
  readonly queryAllByRole: (container: HTMLElement, role: string, options: object) => Element[];
};
declare global {
  var TestingLibraryDom: Roles;
}

/** Marks the parts of the page with this role and name, and returns their number. Runs in the page. */
export function findInPage({ role, name, begins, mark }: Part & { readonly mark: string }): number {
  const plain = (text: string) => text.replaceAll('\u{AD}', '').replaceAll(/\s+/gu, ' ').trim();
  const isMeant = (text: string) =>
    (name === undefined || plain(text) === name) &&
    (begins === undefined || plain(text).startsWith(begins));
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
  // What a closed part holds has roles, but cannot be pressed.
  const found = globalThis.TestingLibraryDom.queryAllByRole(document.body, role, {
    name: isMeant,
  }).filter((element) => element.checkVisibility());
  for (const element of found) element.setAttribute(mark, '');
  return found.length;
}
