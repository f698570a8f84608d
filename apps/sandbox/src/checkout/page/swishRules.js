// Rules that the pages and the server share.

/** What the customer can do with Swish, or what can happen to it. */
export const swishActions = /** @type {const} */ ([
  'approve',
  'decline',
  'cancel',
  'fail',
  'expire',
]);

/** @typedef {(typeof swishActions)[number]} SwishAction */

/**
 * Whether the text is a Swedish mobile number, with any grouping.
 * @param {string} text
 */
export const isSwishNumber = (text) =>
  /^(?:0|\+46|0046)7[02369]\d{7}$/.test(text.replaceAll(/[\s()-]/g, ''));

/**
 * Calls the listener with the action of the pressed button.
 * @param {(action: SwishAction) => void} listener
 */
export function onSwishAction(listener) {
  for (const action of swishActions) {
    const button = document.querySelector(`button[data-action="${action}"]`);
    button?.addEventListener('click', () => listener(action));
  }
}
