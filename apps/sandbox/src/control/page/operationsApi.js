import { field, text } from './dom.js';
import { call } from './sandboxApi.js';

/**
 * @typedef {{ system: string, online: boolean }} SystemState
 * @typedef {{ token: string, personalNumber: string, state: string, isListed: boolean, email: string,
 *   orderedAt: string }} ExtractOrder
 */

/**
 * The entries of an answer that is a list.
 * @template Entry
 * @param {Response} response
 * @param {(entry: unknown) => Entry} toEntry
 * @returns {Promise<Entry[]>}
 */
async function readList(response, toEntry) {
  /** @type {unknown} */
  const list = await response.json();
  if (!Array.isArray(list)) throw new TypeError('The answer is not a list.');
  return list.map(toEntry);
}

/** @returns {Promise<SystemState[]>} */
export async function fetchSystems() {
  return readList(await call('GET', 'site-state'), (entry) => ({
    system: text(entry, 'system'),
    online: field(entry, 'online') === true,
  }));
}

/**
 * Turns systems on and off; the others stay as they are.
 * @param {readonly SystemState[]} changes
 */
export async function setSystems(changes) {
  const response = await call('PATCH', 'site-state', changes);
  if (!response.ok) throw new Error('The change was not taken.');
}

/** The text that the portal shows to everybody, as HTML. */
export async function fetchInformationText() {
  const response = await fetch('/api/PortalSiteState/GetSiteInformationText');
  return response.ok ? response.text() : '';
}

/** @param {string} html */
export async function setInformationText(html) {
  const response = await call('PUT', 'information-text', { html });
  if (!response.ok) throw new Error('The text was not taken.');
}

/**
 * Every order of a register extract, the oldest first.
 * @returns {Promise<ExtractOrder[]>}
 */
export async function fetchExtractOrders() {
  return readList(await call('GET', 'register-extracts'), (order) => ({
    token: text(order, 'token'),
    personalNumber: text(order, 'personalNumber'),
    state: text(order, 'state'),
    isListed: field(order, 'isListed') === true,
    email: text(order, 'email'),
    orderedAt: text(order, 'orderedAt'),
  }));
}

/**
 * Makes the extract. Answers false when there is no such order any longer.
 * @param {string} token
 */
export async function finishExtract(token) {
  const response = await call('POST', `register-extracts/${token}/finish`);
  return response.ok;
}

export async function fetchExtractsAreAutomatic() {
  const response = await call('GET', 'register-extract-processing');
  return field(await response.json(), 'automatic') === true;
}

/** @param {boolean} automatic */
export async function setExtractsAreAutomatic(automatic) {
  const response = await call('PUT', 'register-extract-processing', { automatic });
  if (!response.ok) throw new Error('The setting was not taken.');
}
