import type { ReactNode } from 'react';
import { Button, ButtonLink, Card, Heading, Loader, Notice, Stack, Text } from '@mina-sidor/ui';

import type { CheckoutState } from '../../domain/payment.rules.ts';
import { hrefOf, paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { PaymentFacts } from './PaymentFacts.tsx';
import type { Checkout } from './useCheckout.ts';

const words = texts.checkout;

interface WithPayment {
  readonly payment: CheckoutState;
}

/** Thanks for the payment and links to the case or the claims (rows P08–P10). */
export function Completed({ payment }: WithPayment) {
  const { referenceNumber } = payment;
  return (
    <Ending title={words.completed.title}>
      <Notice title={words.completed.text} tone="positive">
        {words.completed.time}
      </Notice>
      <PaymentFacts payment={payment} />
      <div>
        {referenceNumber === undefined ? (
          <ButtonLink href={paths.claims}>{words.completed.toClaims}</ButtonLink>
        ) : (
          <ButtonLink href={hrefOf('case', referenceNumber)}>{words.completed.toCase}</ButtonLink>
        )}
      </div>
    </Ending>
  );
}

type CancelledProps = WithPayment & Pick<Checkout, 'payAgain' | 'isPending'>;

/** The customer cancelled the payment. Offers a new one here, or links to the claims. */
export function Cancelled({ payment, payAgain, isPending }: CancelledProps) {
  return (
    <Ending title={words.cancelled.title}>
      <Text>{words.cancelled.text}</Text>
      <PaymentFacts payment={payment} />
      <div>
        {payAgain === null ? (
          <ButtonLink href={paths.claims}>{words.cancelled.tryAgain}</ButtonLink>
        ) : (
          <Button isPending={isPending} onClick={payAgain} pendingLabel={words.loading}>
            {words.cancelled.tryAgain}
          </Button>
        )}
      </div>
    </Ending>
  );
}

/** The payment belongs to another customer or has never existed (row Z30). */
export function Missing() {
  return (
    <Ending title={words.missing.title}>
      <Text>{words.missing.text}</Text>
      <Text>{words.missing.approved}</Text>
      <div>
        <ButtonLink href={paths.claims}>{words.missing.toClaims}</ButtonLink>
      </div>
    </Ending>
  );
}

type UnavailableProps = Pick<Checkout, 'dueState'>;

/** Says that the checkout cannot be shown (row P12). Offers another try unless the case is paid or being paid. */
export function Unavailable({ dueState }: UnavailableProps) {
  return (
    <Ending title={words.unavailable.title}>
      <DueStateText dueState={dueState} />
    </Ending>
  );
}

function DueStateText({ dueState }: UnavailableProps) {
  if (dueState === 'asking') return <Loader label={words.unavailable.asking} />;
  const { title, text } = words.unavailable[dueState];
  const mayPay = dueState === 'payable' || dueState === 'unknown';
  return (
    <>
      <Notice announcement="status" title={title} tone={mayPay ? 'warning' : 'info'}>
        {text}
      </Notice>
      {mayPay ? (
        <>
          <Text>{words.unavailable.plusgiro}</Text>
          <div>
            <Button onClick={() => location.reload()}>{words.reload}</Button>
          </div>
        </>
      ) : null}
    </>
  );
}

function Ending({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card padding="large">
      <Stack gap="x20">
        <Heading isFocusTarget level={1}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
