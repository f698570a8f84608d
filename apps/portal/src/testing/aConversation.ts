import type { Conversation, Message } from '@mina-sidor/api-client';

/** A message of the customer. Override what matters to the test. */
export function aMessage(overrides: Partial<Message> = {}): Message {
  return {
    id: 'm1',
    message: 'Hej! Har ni fått min betalning?',
    createdByIdentity: true,
    createdDisplay: 'i dag 10.42',
    createdAt: '2026-11-20T10:42:00+01:00',
    numberOfFilesUploaded: 0,
    messageSubject: 'insurance',
    ...overrides,
  };
}

/** A conversation of one message that has been read. Override what matters to the test. */
export function aConversation(overrides: Partial<Conversation> = {}): Conversation {
  return {
    conversationId: 'c1',
    publicId: 'M-100001',
    subject: 'insurance',
    referenceNumber: '47110023918',
    readByCustomer: true,
    conversationMessages: [aMessage()],
    ...overrides,
  };
}
