/** @typedef {import('../mountControl.ts').OperationName} OperationName */
/** @typedef {Extract<OperationName, `GET ${string}`>} Question */
/**
 * @template {OperationName} Name
 * @typedef {import('../mountControl.ts').AnswerOf<Name>} AnswerOf
 */

/** The sandbox refused the call. */
export class Refusal extends Error {}

/**
 * Calls an operation of the control API.
 * @param {OperationName} operation
 * @param {{ id?: string, query?: Record<string, string>, body?: object }} [given]
 */
export async function call(operation, { id = '', query, body } = {}) {
  const [method = '', path = ''] = operation.split(' ');
  const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
  const response = await fetch(`/sandbox/api/${path.replace(':id', id)}${search}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  if (!response.ok) throw new Refusal(`${operation}: ${String(response.status)}`);
  return response;
}

/**
 * The answer of an operation. Its type is the server's own: the same program serves this page.
 * @template {Question} Name
 * @param {Name} question
 * @param {Record<string, string>} [query]
 */
export async function ask(question, query) {
  /** @type {{ json: () => Promise<AnswerOf<Name>> }} */
  const response = await call(question, query && { query });
  return response.json();
}
