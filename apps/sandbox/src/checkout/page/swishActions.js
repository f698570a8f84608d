/** @typedef {import('../swish.ts').SwishAction} SwishAction */

/** @type {readonly SwishAction[]} */
const actions = ['approve', 'decline', 'cancel', 'fail', 'expire'];

/**
 * What the button stands for.
 * @param {Element} button
 * @returns {SwishAction}
 */
export function swishActionOf(button) {
  const action = actions.find((known) => known === button.getAttribute('data-action'));
  if (action === undefined) throw new Error('The button does nothing in Swish.');
  return action;
}
