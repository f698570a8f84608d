import type { Conversation } from '@mina-sidor/api-client';

import { oneAtATimeForEach } from '../../../shared/oneAtATime.ts';
import type { Services } from '../../../shared/services.ts';
import { withConversation } from './conversations.rules.ts';

/** What is known of the list, and the ways to it. */
export type ConversationsQuery =
  | { readonly status: 'loading' | 'failed' }
  | {
      readonly status: 'ready';
      readonly refresh: () => Promise<void>;
      readonly change: (update: (known: Conversation[]) => Conversation[]) => void;
    };

type Update = (known: readonly Conversation[]) => readonly Conversation[];

export interface News {
  /** Takes note of how it stands with the list. */
  readonly follow: (query: ConversationsQuery) => void;
  /** Changes the list by what is known here. */
  readonly change: (update: Update) => void;
  /** Asks for the list anew. */
  readonly refresh: () => void;
  /** Asks for one conversation anew; many events in a row ask for it twice. */
  readonly fetchOne: (conversationId: string) => void;
}

/**
 * Brings news into the list. What comes while the list is on its way may be in it or not: the list is then asked for
 * once more.
 */
export function createNews({ client, ask }: Pick<Services, 'client' | 'ask'>): News {
  let current: ConversationsQuery = { status: 'loading' };
  let hasMissed = false;

  const whenReady = (
    bring: (list: Extract<ConversationsQuery, { readonly status: 'ready' }>) => void,
  ): void => {
    if (current.status === 'ready') bring(current);
    else hasMissed = true;
  };

  const change = (update: Update): void => {
    whenReady((list) => list.change((known) => [...update(known)]));
  };

  const fetchNow = oneAtATimeForEach(async (conversationId) => {
    const result = await ask(() => client.getConversation({ query: { conversationId } }), {
      kind: 'background',
    });
    if (result.outcome === 'ok') change((known) => withConversation(known, result.value));
  });

  return {
    follow: (query) => {
      current = query;
      if (query.status !== 'ready' || !hasMissed) return;
      hasMissed = false;
      void query.refresh();
    },
    change,
    refresh: () => whenReady((list) => void list.refresh()),
    fetchOne: (conversationId) => whenReady(() => void fetchNow(conversationId)),
  };
}
