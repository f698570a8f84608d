import { type ReactNode, useReducer } from 'react';

import {
  type ConversationMessage,
  ReplyBox,
  type ReplyBoxProps,
} from '../components/ConversationThread/index.ts';
import { emptyReply, nextReply } from './sampleReply.ts';

export const messages: readonly ConversationMessage[] = [
  {
    id: '1',
    sender: 'Du',
    isOwn: true,
    time: '18 nov 14.05',
    dateTime: '2026-11-18T14:05+01:00',
    text: 'Hej! Jag ställde av bilen den 1 augusti men skulden fortsatte öka. Kan ni titta på det?',
  },
  {
    id: '2',
    sender: 'Kundcenter',
    isOwn: false,
    time: '19 nov 09.10',
    dateTime: '2026-11-19T09:10+01:00',
    text: 'Hej Maja! Skicka gärna en bild på bekräftelsen från Transportstyrelsen så rättar vi perioden.',
  },
  {
    id: '3',
    sender: 'Du',
    isOwn: true,
    time: 'i dag 10.42',
    dateTime: '2026-11-20T10:42+01:00',
    text: 'Här kommer den.',
    files: {
      status: 'ready',
      files: [{ name: 'bekraftelse-avstallning.pdf', size: 219_136, href: '#bekraftelse' }],
    },
  },
];

type Options = Pick<ReplyBoxProps, 'hasAttachments' | 'isInitiallyFocused'>;

/** A reply box that sends at once. */
export function SampleReply(options: Options): ReactNode {
  const [state, dispatch] = useReducer(nextReply, emptyReply);
  return (
    <ReplyBox
      {...options}
      messageError={state.message.trim().length < 5 ? 'Skriv minst fem tecken.' : undefined}
      messageLimit={4000}
      onCancel={() => undefined}
      onEdit={dispatch}
      onSend={() => {
        dispatch({ type: 'sending' });
        dispatch({ type: 'sent' });
      }}
      state={state}
    />
  );
}
