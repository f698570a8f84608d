import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { StoredMessage } from '@mina-sidor/api-client';
import type { ChosenFiles } from '@mina-sidor/ui';

import { useServices } from '../services.ts';
import type { Draft, DraftFields, DraftKey } from './draft.rules.ts';
import type { PostDraft } from './drafts.ts';

interface UseDraftOptions {
  /** Told once when the draft has been sent while the page is shown. */
  readonly onSent?: (message: StoredMessage) => void;
}

/** A draft and what the customer can do with it. */
export interface DraftControls {
  readonly draft: Draft;
  readonly edit: (fields: Partial<DraftFields>) => void;
  readonly attach: (files: ChosenFiles) => void;
  /** Goes on without any files, since none can go along. */
  readonly giveUpFiles: () => void;
  /** Goes on without those that are not here any more. */
  readonly giveUpLostFiles: () => void;
  /** Sends it, for the first time or again. The page has to check the fields before. */
  readonly send: (post: PostDraft) => void;
  /** Stops the sending (row Z10). */
  readonly cancel: () => void;
  /** Goes on writing though nobody knows whether the last try arrived: what is sent next is another message. */
  readonly release: () => void;
  /** Empties it: the customer has seen that it is sent, or throws it away. */
  readonly clear: () => void;
}

/** The customer's draft at this place, kept over pages, reloads and log-outs (rows M08, M10 and Z02). */
export function useDraft(key: DraftKey, { onSent }: UseDraftOptions = {}): DraftControls {
  const { drafts } = useServices();
  // Of this draft only: what is written in another, or how far it is sent, draws nothing here.
  const draft = useSyncExternalStore(drafts.store.subscribe, () => drafts.get(key));
  const tellSent = useEffectEvent((message: StoredMessage) => onSent?.(message));

  useEffect(
    () =>
      drafts.onSent((sent, message) => {
        if (sent === key) tellSent(message);
      }),
    [drafts, key],
  );

  return {
    draft,
    edit: (fields) => drafts.change(key, { type: 'edited', fields }),
    attach: (files) => drafts.change(key, { type: 'attached', files }),
    giveUpFiles: () => drafts.change(key, { type: 'filesGivenUp' }),
    giveUpLostFiles: () => drafts.change(key, { type: 'lostFilesGivenUp' }),
    send: (post) => void drafts.send(key, post),
    cancel: () => drafts.cancel(key),
    release: () => drafts.change(key, { type: 'released' }),
    clear: () => drafts.change(key, { type: 'cleared' }),
  };
}
