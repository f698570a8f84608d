import type { StoredMessage } from '@mina-sidor/api-client';

/** A message as the server answers that it has stored it. */
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
