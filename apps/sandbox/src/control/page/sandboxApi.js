/**
 * @typedef {{ key: string, personalNumber: string, fullName: string, summary: string }} Persona
 * @typedef {{ orderId: string, mode: 'qr' | 'autostart', status: 'pending' | 'failed' | 'complete',
 *   hintCode: string, createdAt: string }} Order
 */

/**
 * Calls the control API of the sandbox.
 * @param {'GET' | 'POST'} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<Response>}
 */
function call(method, path, body) {
  return fetch(`/sandbox/api/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
}

/** @returns {Promise<Persona[]>} */
export async function fetchPersonas() {
  const response = await call('GET', 'personas');
  return response.json();
}

/**
 * The newest BankID order of any browser, or null.
 * @returns {Promise<Order | null>}
 */
export async function fetchOrder() {
  const response = await call('GET', 'bankid');
  const { order } = await response.json();
  return order;
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
