import { useEffect, useSyncExternalStore } from 'react';
import { useAnnounce } from '@mina-sidor/ui';

import { useCustomer } from '../../customer/customer.ts';
import type { Draft, DraftKey } from '../../customer/drafts/draft.ts';
import type { CustomerEvent } from '../../customer/drafts/draft.rules.ts';
import { hasFiles } from '../../customer/drafts/draftState.rules.ts';
import { type DraftView, draftViewOf } from '../../customer/drafts/draftView.rules.ts';
import type { PostDraft } from '../../customer/drafts/drafts.ts';
import { useServices } from '../../customer/services.ts';
import { useRegularly } from '../../customer/useRegularly.ts';
import { texts } from '../../texts.ts';

const words = texts.drafts;

/** As long as a system counts as off after a call has found it so (row E02), in milliseconds. */
const heldEvery = 60_000;

/** Why a draft whose fields are correct cannot be sent. */
const obstacles = {
  missingFiles: words.unknown.obstacle,
  heldRepeat: words.unknown.heldObstacle,
  unreadableFiles: words.lostFiles.obstacle,
  wrongFiles: words.lostFiles.obstacle,
  lostFiles: words.lostFiles.obstacle,
  heldFiles: words.heldFiles.obstacle,
} as const satisfies Record<NonNullable<DraftView['obstacle']>, string>;

export type DraftForm = ReturnType<typeof useDraft>;

/** The customer's draft under this key. It survives page changes, reloads and log-outs (rows M08, M10 and Z02). */
export function useDraft(key: DraftKey) {
  const { access, scope } = useCustomer();
  const { drafts } = scope;
  // A selector: changes of other drafts do not re-render this form.
  const draft = useSyncExternalStore(drafts.store.subscribe, () => drafts.get(key));
  const view = draftViewOf(draft, access.systems.attachedFiles);
  useHalfSaid(draft);

  const services = useServices();
  const isHeld = view.obstacle === 'heldFiles' || view.obstacle === 'heldRepeat';
  // The customer is told to wait, so the page has to find out when files can be sent again.
  useRegularly(isHeld, heldEvery, () => void services.siteState.refresh(services));

  // Leaving the page discards the confirmation of a sent draft.
  useEffect(
    () => () => {
      if (drafts.get(key).status === 'sent') drafts.change(key, { type: 'cleared' });
    },
    [drafts, key],
  );

  return {
    ...view,
    draft,
    obstacleWords: view.obstacle === null ? undefined : obstacles[view.obstacle],
    change: (event: CustomerEvent) => drafts.change(key, event),
    /** Sends the draft, also after a failure. The form must check the fields first. */
    send: (post: PostDraft) => void drafts.send(key, post),
    cancel: () => drafts.cancel(key),
  };
}

/** Announces once that half of an upload is done, for customers who cannot see the progress bar. */
function useHalfSaid(draft: Draft): void {
  const announce = useAnnounce();
  const progress = draft.status === 'sending' && hasFiles(draft) ? draft.progress : 0;
  const isPastHalf = progress >= 0.5 && progress < 1;
  useEffect(() => {
    if (isPastHalf) announce(words.halfSent);
  }, [announce, isPastHalf]);
}
