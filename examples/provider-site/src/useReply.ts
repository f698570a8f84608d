import { keepFiles, noFiles, type ReplyEdit, type ReplyState, sendFiles } from '@mina-sidor/ui';
import { useState } from 'react';

import { type Message, sendMessage } from './server.ts';

const empty: ReplyState = { status: 'unsent', message: '', files: noFiles, hasFailed: false };

interface Reply {
  readonly state: ReplyState;
  readonly edit: (edit: ReplyEdit) => void;
  readonly send: () => Promise<void>;
}

/** Keeps a reply from its first letter until it is sent. If it could not be sent, its text and files stay. */
export function useReply(onSent: (message: Message) => void): Reply {
  const [state, setState] = useState<ReplyState>(empty);

  function edit(change: ReplyEdit): void {
    setState((before) => {
      if (before.status === 'sending') return before;
      const { message, files } = before;
      return change.type === 'written'
        ? { status: 'unsent', message: change.message, files, hasFailed: false }
        : { status: 'unsent', message, files: change.files, hasFailed: false };
    });
  }

  async function send(): Promise<void> {
    if (state.status === 'sending') return;
    const { message } = state;
    const sending = sendFiles(state.files);
    setState({ status: 'sending', message, files: sending });
    try {
      onSent(await sendMessage(message, sending.chosen));
      setState({ status: 'sent', message: '', files: noFiles });
    } catch {
      setState({ status: 'unsent', message, files: keepFiles(sending), hasFailed: true });
    }
  }

  return { state, edit, send };
}
