'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

import { useAnnounce, useUiTexts } from '../UiProvider/contexts.ts';
import type { ReplyState } from './replyState.ts';

/** Which parts of a reply are locked: they can be read but not changed. */
export type ReplyLock = 'none' | 'message' | 'everything';

/** The state of a reply after the user has pressed a button and waits for the result. */
export interface ReplyStanding {
  readonly state: ReplyState;
  readonly locked: ReplyLock;
  readonly unavailableReason: string | undefined;
}

/** Where the user can do nothing: focus is lost, or on the locked file field that has saved it. */
const nothingToDo = 'body, input[aria-disabled="true"]';

/** Keeps focus in the box when the pressed button has been replaced, and announces that sending was stopped. */
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
    if (!isChanged || document.activeElement?.matches(nothingToDo) !== true) return;
    (isUnlocked ? field : send).current?.focus();
  }, [standing, locked, status]);

  // Without a lock the reply has certainly not arrived. With one it may have, so it must not be announced as stopped.
  const isStopped = status === 'unsent' && !state.hasFailed && locked === 'none';
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && isStopped) announce(texts.replyCancelled);
    wasSending.current = status === 'sending';
  }, [announce, status, isStopped, texts.replyCancelled]);

  return { field, send };
}
