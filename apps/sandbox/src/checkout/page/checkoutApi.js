import { field } from '../../control/page/dom.js';

/**
 * @typedef {import('../view.ts').CheckoutView} CheckoutView
 * @typedef {import('../view.ts').CheckoutState} CheckoutState
 * @typedef {import('../swish.ts').SwishAction} SwishAction
 */

const query = new URLSearchParams(location.search);

/** The payment that this page is about. */
const paymentId = query.get('paymentId') ?? '';

const checkoutKey = query.get('checkoutKey') ?? '';
const key = `?${new URLSearchParams({ checkoutKey }).toString()}`;
const address = `/sandbox/checkout/payments/${encodeURIComponent(paymentId)}`;

/** The page that plays the Swish app on this device. */
export const swishAddress = `/sandbox/checkout/swish?${new URLSearchParams({ paymentId, checkoutKey }).toString()}`;

/** Where the shop wants the customer back: its checkout page, with the payment named once more, as the real company does. */
export const returnAddress = `/krav/betala/${encodeURIComponent(paymentId)}?${new URLSearchParams({ paymentId }).toString()}`;

/** @type {readonly CheckoutState[]} */
const states = [
  'open',
  'waiting',
  'declined',
  'failed',
  'expired',
  'captured',
  'cancelled',
  'superseded',
];

/**
 * @param {unknown} answer
 * @returns {CheckoutView}
 */
function toView(answer) {
  const state = states.find((known) => known === field(answer, 'state'));
  const amount = field(answer, 'amount');
  if (state === undefined || typeof amount !== 'number') throw new TypeError('Not a payment.');
  const ocrNumber = field(answer, 'ocrNumber');
  return {
    payee: String(field(answer, 'payee')),
    amount,
    ocrNumber: typeof ocrNumber === 'string' ? ocrNumber : null,
    state,
  };
}

/**
 * Asks for the payment, or does something with it; where it is too late for that the payment as it is is the answer.
 * @param {string} path
 * @param {object} [body]
 */
async function call(path, body) {
  const response = await fetch(`${address}${path}${key}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  if (!response.ok) throw new Error(`${path}: ${String(response.status)}`);
  return toView(await response.json());
}

/** The payment as it is now. */
export const fetchView = () => call('');

/**
 * Sends a payment request to the phone.
 * @param {string} phoneNumber
 */
export const requestPayment = (phoneNumber) => call('/request', { phoneNumber });

/**
 * What the customer does in Swish.
 * @param {SwishAction} action
 */
export const actInSwish = (action) => call('/phone', { action });
