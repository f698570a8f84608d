import { type ConversationMessage, ConversationThread, ReplyBox } from '@mina-sidor/ui';
import { type ReactElement, useState } from 'react';

import { formatDay } from '../format.ts';
import { Page } from '../Page.tsx';
import type { Message } from '../server.ts';
import { useReply } from '../useReply.ts';

interface MessagesProps {
  readonly customer: string;
  readonly messages: readonly Message[];
  /** Called with the message that the customer has sent. */
  readonly onSent: (message: Message) => void;
}

/** The customer's conversation with the provider. */
export function Messages({ customer, messages, onSent }: MessagesProps): ReactElement {
  const [isOpen, setIsOpen] = useState(true);
  const { state, edit, send } = useReply(onSent);
  return (
    <Page customer={customer} title="Messages">
      <ConversationThread
        headingLevel={2}
        messages={messages.map(toShown)}
        onOpenChange={setIsOpen}
        open={isOpen}
        subject="Invoice 70009811"
      >
        <ReplyBox
          messageError={state.message.trim() === '' ? 'Write a message.' : undefined}
          messageLimit={2000}
          onCancel={() => undefined}
          onEdit={edit}
          onSend={() => void send()}
          state={state}
        />
      </ConversationThread>
    </Page>
  );
}

function toShown({ id, isOwn, text, time }: Message): ConversationMessage {
  const sender = isOwn ? 'You' : 'Customer service';
  return { id, isOwn, text, sender, time: formatDay(time), dateTime: time };
}
