import { randomUUID } from 'node:crypto';

import type { Conversation, Customer, Message } from './customers.ts';
import { publish } from './hub.ts';
import { type CustomerCall, type Handlers, Refusal } from './mountContract.ts';
import { sendFile } from './sendFile.ts';

const newest = ({ conversationMessages }: Conversation): string =>
  conversationMessages.at(-1)?.createdAt ?? '';

const conversationOf = ({ conversations }: Customer, conversationId: unknown): Conversation => {
  const found = conversations.find((one) => one.conversationId === conversationId);
  if (found === undefined) throw new Refusal(404, 'There is no such conversation.');
  return found;
};

function replace({ conversations }: Customer, changed: Conversation): void {
  const place = conversations.findIndex(
    ({ conversationId }) => conversationId === changed.conversationId,
  );
  conversations[place] = changed;
}

/** Stores the message of the form, once for each clientMessageId, and returns it. */
function store(
  { customer, form }: CustomerCall,
  add: (message: Message) => Conversation,
  event: string,
): object {
  const { message = '', clientMessageId = '' } = form.fields;
  const before = customer.sent.get(clientMessageId);
  if (before !== undefined) return before;
  const length = message.trim().length;
  if (length < 5 || message.length > 4000)
    throw new Refusal(400, 'The message has 5 to 4 000 characters.');
  if (form.files.length > 10) throw new Refusal(400, 'There are more than 10 files.');
  const stored = {
    id: randomUUID(),
    message,
    createdByIdentity: true,
    createdAt: new Date().toISOString(),
    numberOfFilesUploaded: form.files.length,
  };
  const { conversationId } = add(stored);
  const tokens = form.files.map((file) => {
    const token = randomUUID();
    customer.files.set(token, file);
    return token;
  });
  customer.attached.set(stored.id, tokens);
  const answer = { ...stored, conversationId };
  customer.sent.set(clientMessageId, answer);
  publish(customer, event, conversationId);
  return answer;
}

/** Conversations and files. */
export const messageHandlers: Handlers['customer'] = {
  getConversations: ({ customer: { conversations } }) =>
    conversations.toSorted((one, other) => newest(other).localeCompare(newest(one))),
  getConversation: ({ customer, parameters }) =>
    conversationOf(customer, parameters['conversationId']),
  getNumberOfUnreadConversations: ({ customer: { conversations }, reply }) => {
    const unread = conversations.filter(({ readByCustomer }) => !readByCustomer).length;
    return reply.type('application/json').send(String(unread));
  },
  postMessage: (call) =>
    store(
      call,
      (message) => {
        const conversation = {
          conversationId: randomUUID(),
          subject: call.form.fields['portalMessageType']?.toLowerCase() ?? 'other',
          readByCustomer: true,
          conversationMessages: [message],
        };
        call.customer.conversations.push(conversation);
        return conversation;
      },
      'onPublishConversationStarted',
    ),
  postMessageToConversation: (call) => {
    const found = conversationOf(call.customer, call.form.fields['conversationId']);
    return store(
      call,
      (message) => {
        const messages = [...found.conversationMessages, message];
        replace(call.customer, { ...found, conversationMessages: messages });
        return found;
      },
      'onPublishCustomerRepliedToConversation',
    );
  },
  markConversationAsReadByCustomer({ customer, parameters }) {
    const found = conversationOf(customer, parameters['conversationId']);
    replace(customer, { ...found, readByCustomer: true });
    publish(customer, 'onPublishConversationReadByCustomer', found.conversationId);
  },
  getAttachmentsMetadata({ customer, parameters }) {
    const { conversationMessages } = conversationOf(customer, parameters['conversationId']);
    const { messageId = '' } = parameters;
    if (!conversationMessages.some(({ id }) => id === messageId))
      throw new Refusal(404, 'There is no such message.');
    return (customer.attached.get(messageId) ?? []).map((token) => ({
      token,
      fileName: customer.files.get(token)?.name,
      fileSize: customer.files.get(token)?.bytes.length,
    }));
  },
  downloadAttachedFile: byToken,
  downloadFile: byToken,
};

function byToken({ customer, parameters: { token, index }, reply }: CustomerCall): unknown {
  if (token === undefined && index === undefined) throw new Refusal(400, 'Which file?');
  return sendFile(reply, customer.files.get(token ?? ''));
}
