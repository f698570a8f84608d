import { words } from './words.js';

/** @typedef {import('../view.ts').CheckoutView} CheckoutView */

const query = new URLSearchParams(location.search);

/** The payment that this page is about. */
const paymentId = query.get('paymentId') ?? '';
const checkoutKey = query.get('checkoutKey') ?? '';

/** @param {Record<string, string>} fields */
const search = (fields) => `?${new URLSearchParams(fields).toString()}`;

/** The page that plays the Swish app on this device. */
export const swishAddress = `/sandbox/checkout/swish${search({ paymentId, checkoutKey })}`;

/** The shop's checkout page. Like the real company, it adds the payment's id to the query. */
export const returnAddress = `/krav/betala/${encodeURIComponent(paymentId)}${search({ paymentId })}`;

/**
 * Fetches or changes the payment. When it is too late for the change, the answer is the payment unchanged.
 * @param {'' | '/request' | '/phone'} path
 * @param {object} [body]
 */
async function call(path, body) {
  const address = `/sandbox/checkout/payments/${encodeURIComponent(paymentId)}${path}`;
  /** @type {{ ok: boolean, status: number, json: () => Promise<CheckoutView> }} */
  const response = await fetch(`${address}${search({ checkoutKey })}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  if (!response.ok) throw new Error(`${path}: ${String(response.status)}`);
  const view = await response.json();
  // A proxy may have answered instead of the sandbox.
  if (!Object.hasOwn(words, view.state)) throw new TypeError('The answer is no payment.');
  return view;
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
 * @param {import('./swishRules.js').SwishAction} action
 */
export const actInSwish = (action) => call('/phone', { action });
