import type { ApiResult, StoredMessage } from '@mina-sidor/api-client';

/** The server's answer when it has stored a message. */
export const aStoredMessage: StoredMessage = {
  id: 'm1',
  conversationId: '7',
  message: 'Hej igen',
  createdByIdentity: true,
  createdDisplay: null,
  createdAt: '2026-11-20T10:42:00+01:00',
  numberOfFilesUploaded: 0,
  messageSubject: 'other',
};

/** The end of the call that stored it. */
export const stored: ApiResult<StoredMessage> = {
  outcome: 'ok',
  value: aStoredMessage,
  headers: new Headers(),
};
