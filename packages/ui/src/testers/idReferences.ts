/** Attributes that refer to an element that does not exist, and ids that are used more than once. */
export function findBrokenIdRefs(): string[] {
  // The function is self-contained, so that it can be sent to a browser.
  const attributes = [
    'aria-activedescendant',
    'aria-controls',
    'aria-describedby',
    'aria-details',
    'aria-errormessage',
    'aria-flowto',
    'aria-labelledby',
    'aria-owns',
    'for',
    'form',
    'headers',
    'list',
    'popovertarget',
  ];
  const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  const broken = attributes.flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
      (element.getAttribute(attribute) ?? '')
        .split(/\s+/u)
        .filter((id) => id === '' || document.getElementById(id) === null)
        .map((id) => `<${element.localName} ${attribute}="${id}"> points to nothing`),
    ),
  );
  return [...twice.map((id) => `id '${id}' is used more than once`), ...broken];
}

/** Fails when an attribute refers to an element that does not exist, or an id is used twice. */
export function expectIdRefsResolve(): void {
  const faults = findBrokenIdRefs();
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
