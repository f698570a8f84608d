import { Button, Card, EmptyState, Heading } from '@mina-sidor/ui';
import type { ReactNode } from 'react';

import { type AnswerOf, call, useAnswer } from './api.ts';
import { nameOf, useChosen } from './chosen.ts';
import { kronorText, momentText } from './format.ts';
import { AutomaticSwitch } from './parts/AutomaticSwitch.tsx';
import { PageHead } from './parts/PageHead.tsx';
import { deedsFor, type PaymentDeed, stateOf } from './payments.rules.ts';
import { whatFor } from './try/Phone.tsx';
import { useDeed } from './useDeed.tsx';
import { words } from './words.ts';

const { payments: own } = words;

type Entry = AnswerOf<'GET payments'>[number];

const perform = (id: string, deed: PaymentDeed) =>
  deed === 'webhook' || deed === 'confirm'
    ? call(`POST payments/:id/${deed}`, { id })
    : call('POST payments/:id/phone', { id, body: { action: deed } });

/** The ledger: Swish, the payment company and the provider's bookkeeping. */
export function PaymentsPage(): ReactNode {
  const payments = useAnswer('GET payments').answer;
  const { customers } = useChosen();
  return (
    <>
      <PageHead lead={own.lead} title={own.title} />
      <AutomaticSwitch label={own.automatic} off={own.automaticOff} setting="automaticWebhooks" />
      {payments?.length === 0 ? <EmptyState>{own.none}</EmptyState> : null}
      <ul aria-label={own.title} className="cards">
        {(payments ?? []).toReversed().map((payment) => (
          <li key={payment.paymentId}>
            <PaymentCard name={nameOf(customers, payment.personalNumber)} payment={payment} />
          </li>
        ))}
      </ul>
    </>
  );
}

function PaymentCard({ payment, name }: { readonly payment: Entry; readonly name: string }) {
  const { act, notice, headingRef } = useDeed();
  const what = `${name}: ${kronorText(payment.amount)}`;
  return (
    <Card>
      <div className="row-wide">
        <div>
          <Heading isFocusTarget level={2} ref={headingRef} size="h3">
            {what}
          </Heading>
          <p>{own.states[stateOf(payment)]}</p>
          <p className="small number">
            {whatFor(payment.references)}, {own.begun(momentText(payment.createdAt))}
          </p>
        </div>
        <div className="buttons">
          {deedsFor(payment).map((deed) => (
            <Button
              context={what}
              key={deed}
              onClick={() =>
                void act(() => perform(payment.paymentId, deed), {
                  done: `${own.deeds[deed]}: ${what}`,
                  refused: own.late,
                })
              }
              size="small"
              variant="secondary"
            >
              {own.deeds[deed]}
            </Button>
          ))}
        </div>
      </div>
      {notice}
    </Card>
  );
}
