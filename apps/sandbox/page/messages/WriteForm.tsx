import { Button, Checkbox, Form, Select, Stack, TextArea } from '@mina-sidor/ui';
import { type ReactNode, useState } from 'react';

import { type AnswerOf, call } from '../api.ts';
import type { Customer } from '../chosen.ts';
import { Panel } from '../parts/Panel.tsx';
import { useDeed } from '../useDeed.tsx';
import { words } from '../words.ts';

type Conversation = AnswerOf<'GET conversations'>[number];
type Department = keyof typeof words.messages.departments;

const departments = ['customerCentre', 'damage'] as const;
const subjects: Readonly<Record<string, string>> = words.messages.subjects;

/** A conversation by its number, its subject and how its newest message begins. */
function nameOf({ publicId, subject, conversationMessages }: Conversation): string {
  const beginning = conversationMessages.at(-1)?.message?.slice(0, 40).replaceAll('\n', ' ') ?? '';
  return `${publicId} ${subjects[subject ?? 'none'] ?? subject ?? ''}: ${beginning}`;
}

interface WriteFormProps {
  readonly customer: Customer;
  readonly conversations: readonly Conversation[];
}

/** Answers in a conversation, or begins one, as either department. */
export function WriteForm({ customer, conversations }: WriteFormProps): ReactNode {
  const { act, notice, headingRef } = useDeed();
  const [from, setFrom] = useState<Department>('customerCentre');
  const [conversationId, setConversationId] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const [hasPdf, setHasPdf] = useState(false);
  const [hasPicture, setHasPicture] = useState(false);
  const [error, setError] = useState<string>();
  const newest = conversations
    .find((each) => each.conversationId === conversationId)
    ?.conversationMessages.at(-1);

  /** The damage department answers conversations about damages, unless another department is chosen. */
  const choose = (id: string | null) => {
    setConversationId(id);
    const picked = conversations.find((each) => each.conversationId === id);
    if (picked !== undefined) setFrom(picked.subject === 'damage' ? 'damage' : 'customerCentre');
  };

  const send = async () => {
    if (message.trim() === '') return setError(words.messages.empty);
    setError(undefined);
    const files = [
      ...(hasPdf ? [{ name: 'beslut.pdf', kilobytes: 120 }] : []),
      ...(hasPicture ? [{ name: 'karta.png', kilobytes: 240 }] : []),
    ];
    const written = { from, message, files };
    const { personalNumber } = customer;
    const subject = from === 'damage' ? 'damage' : 'other';
    const isSent = await act(
      () =>
        conversationId === null
          ? call('POST conversations', { body: { ...written, personalNumber, subject } })
          : call('POST conversations/:id/reply', { id: conversationId, body: written }),
      { done: words.messages.sent(customer.fullName), isShown: true },
    );
    if (!isSent) return;
    setMessage('');
    setHasPdf(false);
    setHasPicture(false);
  };

  return (
    <Panel headingRef={headingRef} title={words.messages.write}>
      <Form onSubmit={() => void send()}>
        <Select
          label={words.messages.conversation}
          onValueChange={choose}
          options={conversations.map((each) => ({
            value: each.conversationId,
            label: nameOf(each),
          }))}
          placeholder={words.messages.newConversation}
          value={conversationId}
        />
        {newest === undefined ? null : (
          <p className="small">
            <span className="strong">
              {words.messages.wrote(newest.createdByIdentity ? customer.fullName : words.provider)}
            </span>{' '}
            {newest.message}
          </p>
        )}
        <Select
          label={words.messages.department}
          onValueChange={setFrom}
          options={departments.map((value) => ({
            value,
            label: words.messages.departments[value],
          }))}
          value={from}
        />
        <TextArea
          error={error}
          label={words.messages.message}
          onValueChange={setMessage}
          rows={4}
          value={message}
        />
        <Stack gap="x8">
          <Checkbox label={words.messages.pdf} onValueChange={setHasPdf} value={hasPdf} />
          <Checkbox
            label={words.messages.picture}
            onValueChange={setHasPicture}
            value={hasPicture}
          />
        </Stack>
        {notice}
        <Button type="submit">{words.messages.send}</Button>
      </Form>
    </Panel>
  );
}
