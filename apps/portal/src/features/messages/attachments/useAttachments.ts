import { useLiveEvents } from '../../../customer/live/useLiveEvents.ts';
import { useQuery } from '../../../customer/useQuery.ts';

interface OfMessage {
  readonly conversationId: string;
  readonly messageId: string;
}

/** The files of a message, refetched when a file of the conversation has been scanned (rows Q27 and H08). */
export function useAttachments({ conversationId, messageId }: OfMessage) {
  const query = useQuery(
    ['attachments', conversationId, messageId],
    (client) => client.getAttachmentsMetadata({ query: { conversationId, messageId } }),
    // A conversation can be read without its files.
    { kind: 'background' },
  );

  useLiveEvents((event) => {
    const isAboutThese = event.kind === 'fileSent' && event.conversationId === conversationId;
    if (!isAboutThese && event.kind !== 'connectionRestored') return;
    if (query.status === 'failed') query.reload();
    else void query.refresh();
  });

  return query;
}
