import { Button, Form, Select, TextField } from '@mina-sidor/ui';
import { type ReactNode, useState } from 'react';

import { call, useAnswer } from '../api.ts';
import type { Customer } from '../chosen.ts';
import { Panel } from '../parts/Panel.tsx';
import { useDeed } from '../useDeed.tsx';
import { words } from '../words.ts';

const { letters: own } = words;

interface LetterFormProps {
  readonly customers: readonly Customer[];
  readonly chosen: Customer;
  readonly onChoose: (key: string) => void;
}

/** Sends a letter, which is among the customer's documents at once. */
export function LetterForm({ customers, chosen, onChoose }: LetterFormProps): ReactNode {
  const kinds = useAnswer('GET letter-kinds').answer ?? [];
  const { act, notice, headingRef } = useDeed();
  const [picked, setPicked] = useState('');
  const [referenceNumber, setReferenceNumber] = useState('');
  const kind = kinds.find(({ name }) => name === picked) ?? kinds[0];

  const send = () => {
    if (kind === undefined) return;
    const body = {
      minaSidorDocumentType: kind.type,
      minaSidorDisplayName: kind.name,
      ...(referenceNumber.trim() !== '' && { referenceNumber: referenceNumber.trim() }),
    };
    void act(() => call('POST customers/:id/documents', { id: chosen.personalNumber, body }), {
      done: own.sent(kind.name, chosen.fullName),
      isShown: true,
    });
  };

  return (
    <Panel headingRef={headingRef} title={own.send}>
      <Form onSubmit={send}>
        <Select
          label={own.customer}
          onValueChange={onChoose}
          options={customers.map(({ key, fullName }) => ({ value: key, label: fullName }))}
          value={chosen.key}
        />
        <Select
          label={own.kind}
          onValueChange={setPicked}
          options={kinds.map(({ name }) => ({ value: name, label: name }))}
          value={kind?.name ?? ''}
        />
        <TextField
          kind="digits"
          label={own.referenceNumber}
          onValueChange={setReferenceNumber}
          value={referenceNumber}
        />
        {notice}
        <Button type="submit">{own.button}</Button>
      </Form>
    </Panel>
  );
}
