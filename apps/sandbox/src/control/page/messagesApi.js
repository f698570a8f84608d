import { field, text } from './dom.js';
import { call } from './sandboxApi.js';

/**
 * @typedef {{ token: string, fileName: string, state: string, isRemoved: boolean }} AttachedFile
 * @typedef {{ conversationId: string, publicId: string, subject: string, lastMessage: string,
 *   files: AttachedFile[] }} Conversation
 */

/**
 * @param {unknown} value
 * @param {string} name
 * @returns {unknown[]}
 */
function list(value, name) {
  const found = field(value, name);
  return Array.isArray(found) ? found : [];
}

/** @param {unknown} file */
function toFile(file) {
  return {
    token: text(file, 'token'),
    fileName: text(file, 'fileName'),
    state: text(file, 'state'),
    isRemoved: text(file, 'removedDateTime') !== '',
  };
}

/**
 * The customer's conversations, the one with the newest message first.
 * @param {string} personalNumber
 * @returns {Promise<Conversation[]>}
 */
export async function fetchConversations(personalNumber) {
  const response = await call('GET', `conversations?personalNumber=${personalNumber}`);
  /** @type {unknown} */
  const conversations = await response.json();
  if (!Array.isArray(conversations)) throw new TypeError('The conversations are not a list.');
  return conversations.map((conversation) => {
    const messages = list(conversation, 'conversationMessages');
    return {
      conversationId: text(conversation, 'conversationId'),
      publicId: text(conversation, 'publicId'),
      subject: text(conversation, 'subject'),
      lastMessage: text(messages.at(-1), 'message'),
      files: messages.flatMap((message) => list(message, 'files').map(toFile)),
    };
  });
}

/**
 * Writes to the customer as the provider. Answers whether it went well.
 * @param {string} personalNumber
 * @param {string} conversationId empty begins a conversation
 * @param {string} from
 * @param {string} message
 */
export async function writeAsProvider(personalNumber, conversationId, from, message) {
  const subject = from === 'damage' ? 'damage' : 'other';
  const response =
    conversationId === ''
      ? await call('POST', 'conversations', { personalNumber, subject, from, message })
      : await call('POST', `conversations/${conversationId}/reply`, { from, message });
  return response.ok;
}

/**
 * @param {string} token
 * @param {'process' | 'remove'} deed
 */
export async function actOnFile(token, deed) {
  const response = await call('POST', `attachments/${token}/${deed}`);
  return response.ok;
}

export async function fetchProcessingIsAutomatic() {
  const response = await call('GET', 'attachments');
  return field(await response.json(), 'automatic') === true;
}

/** @param {boolean} automatic */
export async function setProcessingIsAutomatic(automatic) {
  const response = await call('PUT', 'attachments', { automatic });
  if (!response.ok) throw new Error('The setting was not taken.');
}
