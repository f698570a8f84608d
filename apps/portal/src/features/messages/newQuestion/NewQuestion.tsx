import { useRef } from 'react';
import { Card, Stack } from '@mina-sidor/ui';

import { QuestionForm } from './QuestionForm.tsx';
import { QuestionSent } from './QuestionSent.tsx';
import { useNewQuestion } from './useNewQuestion.ts';

interface NewQuestionProps {
  /** Called when the customer wants to see the new conversation. */
  readonly onShowConversation: (conversationId: string) => void;
}

/** The form for a new question, and the confirmation that it has been sent (rows M07 and M11). */
export function NewQuestion({ onShowConversation }: NewQuestionProps) {
  const place = useRef<HTMLFormElement>(null);
  const question = useNewQuestion();
  const { sent } = question;

  return (
    <Card as="section">
      <Stack gap="x24">
        {sent === null ? null : (
          <QuestionSent
            key={sent.id}
            onShow={() => onShowConversation(sent.conversationId)}
            place={place}
          />
        )}
        <QuestionForm question={question} ref={place} />
      </Stack>
    </Card>
  );
}
