import type { AttachedFile } from '@mina-sidor/api-client';

import { useLiveEvents } from '../../../customer/live/useLiveEvents.ts';
import { useQuery } from '../../../customer/useQuery.ts';

/** What is known of the files of a message. */
type AttachmentsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reload: () => void }
  | { readonly status: 'ready'; readonly files: readonly AttachedFile[] };

interface OfMessage {
  readonly conversationId: string;
  readonly messageId: string;
}

/** The files of a message, asked for anew when one of the conversation's has been looked through (rows Q27 and H08). */
export function useAttachments({ conversationId, messageId }: OfMessage): AttachmentsState {
  const query = useQuery(
    ['attachments', conversationId, messageId],
    (client) => client.getAttachmentsMetadata({ query: { conversationId, messageId } }),
    // The conversation can be read without its files.
    { kind: 'background' },
  );

  const refetch = () => {
    if (query.status === 'failed') query.reload();
    else void query.refresh();
  };

  useLiveEvents((event) => {
    switch (event.kind) {
      case 'fileSent':
        if (event.conversationId === conversationId) refetch();
        return;
      case 'connectionRestored':
        refetch();
        return;
      case 'conversationStarted':
      case 'repliedToConversation':
      case 'customerRepliedToConversation':
      case 'conversationReadByCustomer':
    }
  });

  switch (query.status) {
    case 'loading':
      return query;
    case 'failed':
      return query.isReloading ? { status: 'loading' } : query;
    case 'ready':
      return { status: 'ready', files: query.value };
  }
}
