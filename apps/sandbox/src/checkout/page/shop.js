import { field } from '../../control/page/dom.js';

/** @type {Map<string, (value: unknown) => void>} */
const listeners = new Map();

/**
 * Sends a message to the page around this frame, which has this origin: no other may show the frame.
 * @param {string} name
 * @param {unknown} [value]
 */
export function tellShop(name, value) {
  parent.postMessage({ from: 'sandbox-checkout', name, value }, location.origin);
}

/**
 * Listens to the messages of that name from the page around this frame. The latest listener replaces the one before.
 * @param {string} name
 * @param {(value: unknown) => void} listener
 */
export function listenToShop(name, listener) {
  listeners.set(name, listener);
}

addEventListener('message', ({ data, origin, source }) => {
  // Any window can send messages here: only the page around the frame counts.
  if (origin !== location.origin || source !== parent) return;
  if (field(data, 'from') !== 'sandbox-shop') return;
  listeners.get(String(field(data, 'name')))?.(field(data, 'value'));
});
