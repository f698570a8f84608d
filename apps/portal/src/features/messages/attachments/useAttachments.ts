import { useLiveEvents } from '../../../customer/live/useLiveEvents.ts';
import { useQuery } from '../../../customer/useQuery.ts';
import { useRegularly } from '../../../customer/useRegularly.ts';
import { isAwaitingSome } from './attachments.rules.ts';

export interface OfMessage {
  readonly conversationId: string;
  readonly messageId: string;
  /** The number of files that were sent with the message; at least one (row Q27). */
  readonly sent: number;
}

/** In milliseconds. */
const awaitedEvery = 30_000;

/** The files of a message, refetched when a file of the conversation has been scanned (rows Q27 and H08). */
export function useAttachments({ conversationId, messageId, sent }: OfMessage) {
  const query = useQuery(
    ['attachments', conversationId, messageId],
    (client) => client.getAttachmentsMetadata({ query: { conversationId, messageId } }),
    // A conversation can be read without its files.
    { kind: 'background' },
  );

  useLiveEvents((event) => {
    const isAboutThese = event.kind === 'fileSent' && event.conversationId === conversationId;
    if (isAboutThese || event.kind === 'connectionRestored') void query.refresh();
  });
  // Without the live connection no event tells that a file has been scanned (row H12).
  const isAwaiting = query.status === 'ready' && isAwaitingSome(query.value, sent);
  useRegularly(isAwaiting, awaitedEvery, () => void query.refresh());

  return query;
}
