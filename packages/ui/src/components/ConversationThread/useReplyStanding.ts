import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

import { useAnnounce, useUiTexts } from '../UiProvider/contexts.ts';
import type { ReplyState } from './replyState.ts';

/** What of a reply can be read but not changed. */
export type ReplyLock = 'none' | 'message' | 'everything';

/** How a reply stands, for the reader who has pressed something and waits for what comes of it. */
export interface ReplyStanding {
  readonly state: ReplyState;
  readonly locked: ReplyLock;
  readonly unavailableReason: string | undefined;
}

/** Keeps focus in the box when what was pressed has given way to something else, and says that a sending is stopped. */
export function useReplyStanding({ state, locked, unavailableReason }: ReplyStanding): {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly send: RefObject<HTMLButtonElement | null>;
} {
  const field = useRef<HTMLTextAreaElement>(null);
  const send = useRef<HTMLButtonElement>(null);
  const texts = useUiTexts();
  const announce = useAnnounce();
  const { status } = state;
  const lockedBefore = useRef(locked);
  const standing = `${status} ${locked} ${unavailableReason ?? ''}`;
  const standingBefore = useRef(standing);

  useLayoutEffect(() => {
    const isUnlocked = lockedBefore.current !== 'none' && locked === 'none' && status === 'unsent';
    const isChanged = standingBefore.current !== standing;
    lockedBefore.current = locked;
    standingBefore.current = standing;
    if (!isChanged || document.activeElement !== document.body) return;
    (isUnlocked ? field : send).current?.focus();
  }, [standing, locked, status]);

  // Not when the reader asks for it: by then the reply may have arrived.
  const isStopped = status === 'unsent' && !state.hasFailed && locked === 'none';
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && isStopped) announce(texts.replyCancelled);
    wasSending.current = status === 'sending';
  }, [announce, status, isStopped, texts.replyCancelled]);

  return { field, send };
}
