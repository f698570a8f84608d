import type { ClaimCase } from '@mina-sidor/api-client';
import { Link, PaymentCard, Stack } from '@mina-sidor/ui';
import { formatAmount } from '@mina-sidor/texts';

import { useCustomer } from '../../customer/customer.ts';
import { paymentFor } from '../../domain/completedPayments.rules.ts';
import { useStore } from '../../platform/store.ts';
import { hrefOf } from '../../paths.ts';
import { texts } from '../../texts.ts';

const words = texts.payment.processing;

interface ProcessingCardProps {
  readonly claimCase: ClaimCase;
  /** True when the card replaces the button that the customer pressed: the card's message then takes focus. */
  readonly takesFocus: boolean;
}

/**
 * Says that a payment of the case is being processed (row D26). Shows the charged amount if this browser knows it,
 * else the case's amount (row Z28). Then it also leads to the payment's confirmation (row Z84).
 */
export function ProcessingCard({ claimCase, takesFocus }: ProcessingCardProps) {
  const { access, scope } = useCustomer();
  const payment = paymentFor(useStore(scope.payments.store), claimCase.referenceNumber);
  const text =
    payment === null || !access.routes.checkout ? (
      words.text
    ) : (
      <Stack align="start" gap="x4">
        {words.text}
        <Link href={hrefOf('checkout', payment.paymentId)} isStandalone>
          {words.confirmation}
        </Link>
      </Stack>
    );
  return (
    <PaymentCard
      amount={formatAmount(payment?.charge ?? claimCase.amountToPay)}
      headingLevel={2}
      message={{ title: words.title, text, takesFocus }}
      status="processing"
      title={payment === null ? words.amountOfCase : words.payment}
    />
  );
}
