import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useAnnounce } from '@mina-sidor/ui';

import { texts } from '../../../texts.ts';
import type { NewQuestionForm } from './useNewQuestion.ts';

interface FocusPlaces {
  readonly sendButton: RefObject<HTMLButtonElement | null>;
  readonly messageField: RefObject<HTMLTextAreaElement | null>;
}

/**
 * Moves focus when the focused element has gone: to the message if it has been unlocked or
 * is about something else now, else to the button.
 * Announces that sending was stopped.
 */
export function useQuestionFocus({
  draft,
  locked,
  notices,
  isOtherDraft,
}: Pick<NewQuestionForm, 'draft' | 'locked' | 'notices' | 'isOtherDraft'>): FocusPlaces {
  const sendButton = useRef<HTMLButtonElement>(null);
  const messageField = useRef<HTMLTextAreaElement>(null);
  const announce = useAnnounce();
  const shown = [draft.status, locked, isOtherDraft, ...notices].join(' ');
  const shownBefore = useRef(shown);
  const lockedBefore = useRef(locked);
  const wasOther = useRef(isOtherDraft);

  useLayoutEffect(() => {
    const isUnlocked = lockedBefore.current !== 'none' && locked === 'none';
    const isSwitched = wasOther.current && !isOtherDraft;
    const isChanged = shownBefore.current !== shown;
    shownBefore.current = shown;
    lockedBefore.current = locked;
    wasOther.current = isOtherDraft;
    if (!isChanged || document.activeElement !== document.body) return;
    (isUnlocked || isSwitched ? messageField : sendButton).current?.focus();
  }, [shown, locked, isOtherDraft]);

  const isTried = draft.status === 'unsent' && draft.clientMessageId !== null;
  const isStopped = isTried && draft.problem === null;
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && isStopped) announce(texts.newQuestion.stopped);
    wasSending.current = draft.status === 'sending';
  }, [announce, draft.status, isStopped]);

  return { sendButton, messageField };
}
