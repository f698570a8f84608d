import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useAnnounce } from '@mina-sidor/ui';

import { texts } from '../../../texts.ts';
import type { NewQuestionForm } from './useNewQuestion.ts';

interface FocusPlaces {
  readonly sendButton: RefObject<HTMLButtonElement | null>;
  readonly messageField: RefObject<HTMLTextAreaElement | null>;
}

/**
 * Keeps focus in the form when what was pressed has given way to something else, and says that a sending is stopped.
 *
 * @returns for the places that focus goes on to
 */
export function useQuestionFocus({
  draft,
  standing,
}: Pick<NewQuestionForm, 'draft' | 'standing'>): FocusPlaces {
  const sendButton = useRef<HTMLButtonElement>(null);
  const messageField = useRef<HTMLTextAreaElement>(null);
  const announce = useAnnounce();
  const notices = standing.notices.map(({ kind }) => kind).join(' ');
  const shown = `${draft.status} ${standing.locked} ${notices}`;
  const shownBefore = useRef(shown);
  const lockedBefore = useRef(standing.locked);

  useLayoutEffect(() => {
    const isUnlocked = lockedBefore.current !== 'none' && standing.locked === 'none';
    const isChanged = shownBefore.current !== shown;
    shownBefore.current = shown;
    lockedBefore.current = standing.locked;
    if (!isChanged || document.activeElement !== document.body) return;
    (isUnlocked ? messageField : sendButton).current?.focus();
  }, [shown, standing.locked]);

  const isStopped = draft.status === 'unsent' && draft.problem === 'stopped';
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && isStopped) announce(texts.newQuestion.stopped);
    wasSending.current = draft.status === 'sending';
  }, [announce, draft.status, isStopped]);

  return { sendButton, messageField };
}
