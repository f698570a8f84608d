import { Button } from '@mina-sidor/ui';
import type { ReactNode } from 'react';

import { type AnswerOf, call } from '../api.ts';
import { type Customer, owner } from '../chosen.ts';
import { AutomaticSwitch } from '../parts/AutomaticSwitch.tsx';
import { Panel } from '../parts/Panel.tsx';
import { useDeed } from '../useDeed.tsx';
import { words } from '../words.ts';

type Conversation = AnswerOf<'GET conversations'>[number];
type AttachedFile = Conversation['conversationMessages'][number]['files'][number];

const { messages: own } = words;

function describe({ state, removedDateTime }: AttachedFile): string {
  if (removedDateTime !== null) return own.fileStates.removed;
  return state === 'ready' ? own.fileStates.ready : own.fileStates.waiting;
}

interface CustomerFilesProps {
  readonly customer: Customer;
  readonly conversations: readonly Conversation[];
}

/** The files of a customer's messages: looked through, or removed. */
export function CustomerFiles({ customer, conversations }: CustomerFilesProps): ReactNode {
  const { act, notice, headingRef } = useDeed();
  const files = conversations.flatMap(({ conversationMessages }) =>
    conversationMessages.flatMap((message) => message.files),
  );
  const button = (
    { token, fileName }: AttachedFile,
    deed: 'process' | 'remove',
    label: string,
    done: string,
  ) => (
    <Button
      context={fileName}
      onClick={() => void act(() => call(`POST attachments/:id/${deed}`, { id: token }), { done })}
      size="small"
      variant={deed === 'process' ? 'secondary' : 'quiet'}
    >
      {label}
    </Button>
  );
  return (
    <Panel headingRef={headingRef} title={own.theirFiles(owner(customer.fullName))}>
      <AutomaticSwitch label={own.automatic} off={own.automaticOff} setting="automaticProcessing" />
      {notice}
      {files.length === 0 ? <p className="soft">{own.noFiles}</p> : null}
      <ul className="rows">
        {files.map((file) => (
          <li className="row" key={file.token}>
            <div>
              <p className="strong break">{file.fileName}</p>
              <p className="small">{describe(file)}</p>
            </div>
            {file.removedDateTime === null ? (
              <div className="row-end">
                {file.state === 'ready'
                  ? null
                  : button(file, 'process', own.finish, own.finished(file.fileName))}
                {button(file, 'remove', words.remove, own.removed(file.fileName))}
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
