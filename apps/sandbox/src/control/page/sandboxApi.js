import { field, text } from './dom.js';

/**
 * @typedef {{ key: string, personalNumber: string, fullName: string, summary: string }} Persona
 * @typedef {{ paymentId: string, personalNumber: string, references: string[], amount: number, status: string,
 *   endReason: string, isCaptured: boolean, createdAt: string }} Payment
 * @typedef {'approve' | 'decline' | 'cancel' | 'webhook' | 'confirm'} PaymentDeed
 * @typedef {{ mode: string, status: string, hintCode: string, createdAt: string }} Order
 */

/**
 * Calls the control API of the sandbox.
 * @param {'GET' | 'POST' | 'PUT' | 'PATCH'} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<Response>}
 */
export function call(method, path, body) {
  return fetch(`/sandbox/api/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
}

/** @returns {Promise<Persona[]>} */
export async function fetchPersonas() {
  const response = await call('GET', 'personas');
  /** @type {unknown} */
  const personas = await response.json();
  if (!Array.isArray(personas)) throw new TypeError('The sample customers are not a list.');
  return personas.map((persona) => ({
    key: text(persona, 'key'),
    personalNumber: text(persona, 'personalNumber'),
    fullName: text(persona, 'fullName'),
    summary: text(persona, 'summary'),
  }));
}

/**
 * The newest BankID order of any browser, or null.
 * @returns {Promise<Order | null>}
 */
export async function fetchOrder() {
  const response = await call('GET', 'bankid');
  const order = field(await response.json(), 'order');
  if (order === null) return null;
  return {
    mode: text(order, 'mode'),
    status: text(order, 'status'),
    hintCode: text(order, 'hintCode'),
    createdAt: text(order, 'createdAt'),
  };
}

/**
 * What the phone does. Answers the status: 200, 404 without an order, 409 when it is over.
 * @param {string} action
 * @param {string} personalNumber
 */
export async function actAsPhone(action, personalNumber) {
  const response = await call('POST', 'bankid', { action, personalNumber });
  return response.status;
}

/**
 * Logs this browser in.
 * @param {string} personalNumber
 */
export async function logIn(personalNumber) {
  const response = await call('POST', 'login', { personalNumber });
  return response.ok;
}

export async function reset() {
  const response = await call('POST', 'reset');
  return response.ok;
}

/**
 * Every payment, oldest first.
 * @returns {Promise<Payment[]>}
 */
export async function fetchPayments() {
  const response = await call('GET', 'payments');
  /** @type {unknown} */
  const payments = await response.json();
  if (!Array.isArray(payments)) throw new TypeError('The payments are not a list.');
  return payments.map((payment) => {
    const references = field(payment, 'references');
    const captures = field(payment, 'captures');
    return {
      paymentId: text(payment, 'paymentId'),
      personalNumber: text(payment, 'personalNumber'),
      references: Array.isArray(references) ? references.map(String) : [],
      amount: Number(field(payment, 'amount')),
      status: text(payment, 'status'),
      endReason: text(payment, 'endReason'),
      isCaptured: Array.isArray(captures) && captures.length > 0,
      createdAt: text(payment, 'createdAt'),
    };
  });
}

/**
 * Moves a payment on. Answers false when it is too late for that.
 * @param {string} paymentId
 * @param {PaymentDeed} deed
 */
export async function actOnPayment(paymentId, deed) {
  const isProvider = deed === 'webhook' || deed === 'confirm';
  const response = isProvider
    ? await call('POST', `payments/${paymentId}/${deed}`)
    : await call('POST', `payments/${paymentId}/phone`, { action: deed });
  return response.ok;
}

export async function fetchWebhooksAreAutomatic() {
  const response = await call('GET', 'payment-webhooks');
  return field(await response.json(), 'automatic') === true;
}

/** @param {boolean} automatic */
export async function setWebhooksAreAutomatic(automatic) {
  const response = await call('PUT', 'payment-webhooks', { automatic });
  if (!response.ok) throw new Error('The setting was not taken.');
}
