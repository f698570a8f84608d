/** Runs in the browser: the attributes that point to an element which is not there, and ids used twice. */
export function findBrokenReferences(): string[] {
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
        .split(/\s+/)
        .filter((id) => id === '' || document.getElementById(id) === null)
        .map((id) => `<${element.localName} ${attribute}="${id}"> points to nothing`),
    ),
  );
  return [...twice.map((id) => `id '${id}' is used more than once`), ...broken];
}
