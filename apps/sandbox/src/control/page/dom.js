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
 * A new button.
 * @param {string} text
 * @param {string} label what a screen reader says: the text, and what it is about
 * @param {() => void} onClick
 * @param {string} [className]
 */
export function makeButton(text, label, onClick, className) {
  const button = make('button', text, className);
  button.setAttribute('type', 'button');
  button.setAttribute('aria-label', label);
  button.addEventListener('click', onClick);
  return button;
}

/**
 * A list entry with its facts, and its buttons beside them.
 * @param {readonly Node[]} facts
 * @param {readonly Node[]} buttons
 */
export const makeCard = (facts, buttons) =>
  make('li', [make('div', facts), make('div', buttons, 'buttons')], 'card');

/**
 * Returns a function that draws a list, and leaves it alone while its entries are unchanged, so that nothing moves under
 * the user's finger.
 * @template Entry
 * @param {HTMLElement} container
 * @param {(entry: Entry) => Node} toNode
 * @param {(focused: Element) => void} refocus moves the focus when the element that had it was replaced
 */
export function drawer(container, toNode, refocus) {
  let drawn = '';
  /** @param {readonly Entry[]} entries */
  return (entries) => {
    const now = JSON.stringify(entries);
    if (now === drawn) return;
    drawn = now;
    const focused = container.querySelector(':focus');
    container.replaceChildren(...entries.map(toNode));
    if (focused !== null) refocus(focused);
  };
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
