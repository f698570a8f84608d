import type { Conversation } from '@mina-sidor/api-client';
import { fill, formatCountInText } from '@mina-sidor/texts';

import { momentInSentence, referenceInSentence } from '../../../domain/inSentence.ts';
import { texts } from '../../../texts.ts';
import type { Known, NextStep } from './nextStep.ts';
import { sentences, toMessages } from './words.ts';

const words = texts.nextSteps.unread;
const common = { key: 'unread', kind: 'unread' } as const;

/** Asks the customer to read what is unread. Of a single conversation it says who has written, and about what. */
export function unreadStep(known: Known): NextStep | null {
  const { unread, conversation } = known;
  if (unread === null || unread < 1) return null;
  const only = unread === 1 && conversation !== null ? singleStep(known, conversation) : null;
  return (
    only ?? {
      ...common,
      title:
        unread === 1 ? words.titleOne : fill(words.titleMany, { count: formatCountInText(unread) }),
      text: null,
      action: toMessages(words.read, known, { about: texts.nextSteps.ofUnread }),
    }
  );
}

function singleStep(known: Known, conversation: Conversation): NextStep | null {
  const { conversationMessages } = conversation;
  const last = conversationMessages.findLast((message) => !message.createdByIdentity);
  if (last === undefined) return null;
  const hasWritten = conversationMessages.some((message) => message.createdByIdentity);
  const titles = hasWritten ? words.replyFrom : words.messageFrom;
  const moment = last.createdDisplay;
  return {
    ...common,
    title: last.messageSubject === 'damage' ? titles.damage : titles.other,
    text: sentences(
      moment === null ? null : fill(words.since, { moment: momentInSentence(moment) }),
      subjectOf(conversation),
    ),
    action: toMessages(hasWritten ? words.readReply : words.readMessage, known, {
      conversationId: conversation.conversationId,
    }),
  };
}

function subjectOf({ subject, referenceNumber }: Conversation): string | null {
  if (referenceNumber === null) return null;
  switch (subject) {
    case 'insurance':
      return fill(words.ofCase, {
        ref: referenceInSentence(referenceNumber.replaceAll(/\s/gu, '')),
      });
    case 'damage':
      return fill(words.ofDamage, { number: referenceNumber });
    case 'other':
    case 'none':
      return null;
  }
}
