import { Select } from '@mina-sidor/ui';
import type { ReactNode } from 'react';

import { useAnswer } from './api.ts';
import { type Customer, useChosen } from './chosen.ts';
import { CustomerFiles } from './messages/CustomerFiles.tsx';
import { WriteForm } from './messages/WriteForm.tsx';
import { PageHead } from './parts/PageHead.tsx';
import { words } from './words.ts';

/** The provider's side of messages: answer, begin, look files through. */
export function MessagesPage(): ReactNode {
  const { customers, chosen, choose } = useChosen();
  return (
    <>
      <PageHead lead={words.messages.lead} title={words.messages.title} />
      <Select
        label={words.messages.customer}
        onValueChange={choose}
        options={customers.map(({ key, fullName }) => ({ value: key, label: fullName }))}
        value={chosen?.key ?? ''}
      />
      {chosen === undefined ? null : <OfCustomer customer={chosen} key={chosen.key} />}
    </>
  );
}

function OfCustomer({ customer }: { readonly customer: Customer }): ReactNode {
  const { personalNumber } = customer;
  const conversations = useAnswer('GET conversations', { personalNumber }).answer ?? [];
  return (
    <div className="halves">
      <WriteForm conversations={conversations} customer={customer} />
      <CustomerFiles conversations={conversations} customer={customer} />
    </div>
  );
}
