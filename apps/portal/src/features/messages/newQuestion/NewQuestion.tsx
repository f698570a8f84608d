import { useEffect, useRef, useState } from 'react';
import type { Conversation } from '@mina-sidor/api-client';
import { Card, Stack } from '@mina-sidor/ui';

import type { WrittenAbout } from '../../../domain/writtenAbout.rules.ts';
import { ExistingConversation } from './ExistingConversation.tsx';
import { conversationAbout } from './existingConversation.rules.ts';
import { OtherDraft } from './OtherDraft.tsx';
import { questionFieldId } from './QuestionFields.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { QuestionSent } from './QuestionSent.tsx';
import { useNewQuestion } from './useNewQuestion.ts';

interface NewQuestionProps {
  /** What the link to the form has said that the question is about. */
  readonly about: WrittenAbout | null;
  /** The customer's conversations, as far as they are known. */
  readonly conversations: readonly Conversation[];
  /** Called when the customer wants to see the new conversation. */
  readonly onShowConversation: (conversationId: string) => void;
}

/**
 * The form for a new question (row M11), or the confirmation that it has been sent (row M07). An empty form below the confirmation
 * would make the customer doubt it.
 */
export function NewQuestion({ about, conversations, onShowConversation }: NewQuestionProps) {
  const place = useRef<HTMLFormElement>(null);
  const question = useNewQuestion(about);
  const { sent } = question;
  const existing = about === null || sent !== null ? null : conversationAbout(conversations, about);
  /** The question after which the customer asks another. */
  const [lastAsked, setLastAsked] = useState<string | null>(null);
  const isAskingAnother = sent !== null && sent.id === lastAsked;
  // A link to write about something leads to the form, whatever has been sent meanwhile.
  const hasForm = sent === null || isAskingAnother || (about !== null && !question.isSentHere);

  useEffect(() => {
    if (isAskingAnother) document.getElementById(questionFieldId('subject'))?.focus();
  }, [isAskingAnother]);

  return (
    <Stack gap="x16">
      {sent === null ? null : (
        <QuestionSent
          cameFrom={question.isSentHere ? about : null}
          key={sent.id}
          onAskAnother={hasForm ? undefined : () => setLastAsked(sent.id)}
          onShow={() => onShowConversation(sent.conversationId)}
          place={place}
        />
      )}
      {hasForm ? (
        <Card as="section">
          <Stack gap="x24">
            {about === null || existing === null ? null : (
              <ExistingConversation
                about={about}
                conversation={existing}
                onShow={() => onShowConversation(existing.conversationId)}
              />
            )}
            {about !== null && question.isOtherDraft ? (
              <OtherDraft
                about={about}
                onSwitch={() => question.edit({ subject: about.subject, reference: about.number })}
              />
            ) : null}
            <QuestionForm question={question} ref={place} />
          </Stack>
        </Card>
      ) : null}
    </Stack>
  );
}
