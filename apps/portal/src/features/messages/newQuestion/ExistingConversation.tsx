import type { Conversation } from '@mina-sidor/api-client';
import { Button, Notice } from '@mina-sidor/ui';
import { fill } from '@mina-sidor/texts';

import { momentInSentence } from '../../../domain/inSentence.ts';
import type { WrittenAbout } from '../../../domain/writtenAbout.rules.ts';
import { texts } from '../../../texts.ts';
import { senderOf, timeOf } from '../conversations/thread.rules.ts';
import { lastReplyIn } from './existingConversation.rules.ts';
import { numberInSentence } from './newQuestion.rules.ts';

const words = texts.newQuestion.about;

interface ExistingConversationProps {
  readonly about: WrittenAbout;
  readonly conversation: Conversation;
  readonly onShow: () => void;
}

/** Offers the conversation that the customer already has about the same case or damage (row Z80). */
export function ExistingConversation({ about, conversation, onShow }: ExistingConversationProps) {
  const reply = lastReplyIn(conversation);
  return (
    <Notice
      action={<Button onClick={onShow}>{words.goOn}</Button>}
      title={fill(words[about.subject].existing, { number: numberInSentence(about) })}
      tone="info"
    >
      {reply === undefined
        ? words.noReply
        : fill(words.lastReply, { sender: senderOf(reply), time: momentInSentence(timeOf(reply)) })}
    </Notice>
  );
}
