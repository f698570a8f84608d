import { useEffect, useSyncExternalStore } from 'react';
import { useAnnounce } from '@mina-sidor/ui';

import { useCustomer } from '../../customer/customer.ts';
import type { Draft, DraftKey } from '../../customer/drafts/draft.ts';
import type { CustomerEvent } from '../../customer/drafts/draft.rules.ts';
import { type DraftStanding, draftStandingOf } from '../../customer/drafts/draftStanding.rules.ts';
import type { PostDraft } from '../../customer/drafts/drafts.ts';
import { useServices } from '../../customer/services.ts';
import { texts } from '../../texts.ts';

const words = texts.drafts;

/** Why a draft cannot be sent though nothing is wrong with its fields. */
const obstacles = {
  missingFiles: words.unknown.obstacle,
  heldRepeat: words.unknown.heldObstacle,
  unreadableFiles: words.lostFiles.obstacle,
  wrongFiles: words.lostFiles.obstacle,
  lostFiles: words.lostFiles.obstacle,
  heldFiles: words.heldFiles.obstacle,
} as const satisfies Record<NonNullable<DraftStanding['obstacle']>, string>;

/** A draft, how its form shows it, and what the customer can do with it. */
export type DraftForm = ReturnType<typeof useDraft>;

/** The customer's draft at this place, kept over pages, reloads and log-outs (rows M08, M10 and Z02). */
export function useDraft(key: DraftKey) {
  const { drafts } = useServices();
  const { access } = useCustomer();
  // Another draft's changes do not redraw this one.
  const draft = useSyncExternalStore(drafts.store.subscribe, () => drafts.get(key));
  const standing = draftStandingOf(draft, access.systems.attachedFiles);
  useHalfSaid(draft);

  // A customer who leaves has seen that it is sent.
  useEffect(
    () => () => {
      if (drafts.get(key).status === 'sent') drafts.change(key, { type: 'cleared' });
    },
    [drafts, key],
  );

  return {
    ...standing,
    draft,
    obstacleWords: standing.obstacle === null ? undefined : obstacles[standing.obstacle],
    change: (event: CustomerEvent) => drafts.change(key, event),
    /** Sends it, for the first time or again. The form checks the fields first. */
    send: (post: PostDraft) => void drafts.send(key, post),
    cancel: () => drafts.cancel(key),
  };
}

/** Announces once that half of an upload is done, for customers who do not see the bar. */
function useHalfSaid(draft: Draft): void {
  const announce = useAnnounce();
  const progress = draft.status === 'sending' && draft.files.chosen.length > 0 ? draft.progress : 0;
  const isPastHalf = progress >= 0.5 && progress < 1;
  useEffect(() => {
    if (isPastHalf) announce(words.halfSent);
  }, [announce, isPastHalf]);
}
