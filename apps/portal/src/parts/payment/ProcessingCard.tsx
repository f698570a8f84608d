import type { ClaimCase } from '@mina-sidor/api-client';
import { PaymentCard } from '@mina-sidor/ui';
import { formatAmount } from '@mina-sidor/texts';

import { useCustomer } from '../../customer/customer.ts';
import { chargedFor } from '../../domain/completedPayments.rules.ts';
import { useStore } from '../../platform/store.ts';
import { texts } from '../../texts.ts';
import { WithConfirmation } from './WithConfirmation.tsx';

const words = texts.payment.processing;

interface ProcessingCardProps {
  readonly claimCase: ClaimCase;
  /** True when the card replaces the button that the customer pressed: the card's message then takes focus. */
  readonly takesFocus: boolean;
}

/**
 * Says that a payment of the case is being processed (row D26). Shows the charged amount if this browser knows it,
 * else the case's amount (row Z28).
 */
export function ProcessingCard({ claimCase, takesFocus }: ProcessingCardProps) {
  const { payments } = useCustomer().scope;
  const { referenceNumber, amountToPay } = claimCase;
  const charged = chargedFor(useStore(payments.store), referenceNumber);
  const text = <WithConfirmation referenceNumber={referenceNumber} text={words.text} />;
  return (
    <PaymentCard
      amount={formatAmount(charged ?? amountToPay)}
      headingLevel={2}
      message={{ title: words.title, text, takesFocus }}
      status="processing"
      title={charged === null ? words.amountOfCase : words.payment}
    />
  );
}
