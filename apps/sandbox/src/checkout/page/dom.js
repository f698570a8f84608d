/**
 * The element of the page with this id.
 * @template {HTMLElement} Kind
 * @param {string} id
 * @param {new () => Kind} kind
 * @returns {Kind}
 */
export function element(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no ${id}.`);
  return found;
}

/**
 * A new element.
 * @param {string} name
 * @param {string | readonly Node[]} content
 * @param {string} [className]
 */
export function make(name, content, className = '') {
  const made = document.createElement(name);
  made.append(...(typeof content === 'string' ? [content] : content));
  if (className !== '') made.className = className;
  return made;
}

/**
 * The field of an unknown value; undefined when there is none.
 * @param {unknown} value
 * @param {string} name
 * @returns {unknown}
 */
export function field(value, name) {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/**
 * An amount in kronor, written the Swedish way.
 * @param {number} kronor
 */
export const kronorText = (kronor) => `${kronor.toLocaleString('sv-SE')}\u00A0kr`;
