import type { ReactNode } from 'react';
import { Button, ButtonLink, Card, Heading, Loader, Notice, Stack, Text } from '@mina-sidor/ui';
import { softHyphens } from '@mina-sidor/texts';

import type { ShownProblem } from '../../customer/payment/usePayment.ts';
import type { CheckoutState } from '../../domain/payment.rules.ts';
import { ProviderLink } from '../../parts/ProviderLink.tsx';
import { MoneyText } from '../../parts/payment/MoneyText.tsx';
import { paths } from '../../paths.ts';
import { useStore } from '../../platform/store.ts';
import { texts } from '../../texts.ts';
import { PaymentFacts } from './PaymentFacts.tsx';
import type { Checkout } from './useCheckout.ts';
import { wayOnOf } from './wayOn.ts';

const words = texts.checkout;

interface WithPayment {
  readonly payment: CheckoutState;
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
      <Text>
        {words.missing.approved} <ProviderLink to="contactUs">{texts.errors.contact}</ProviderLink>
      </Text>
      <div>
        <ButtonLink href={paths.claims}>{words.toClaims}</ButtonLink>
      </div>
    </Ending>
  );
}

type UnavailableProps = WithPayment & Pick<Checkout, 'dueState' | 'problem'>;

/** Says that the checkout cannot be shown (row P12). Offers another try unless the case is paid or being paid. */
export function Unavailable(props: UnavailableProps) {
  return (
    <Ending title={words.unavailable.title}>
      <DueStateText {...props} />
    </Ending>
  );
}

function DueStateText({ dueState, problem, payment }: UnavailableProps) {
  if (dueState === 'asking') return <Loader label={words.unavailable.asking} />;
  if (dueState === 'inProgress' || dueState === 'nothingToPay') {
    const { title, text } = words.unavailable[dueState];
    return (
      <Notice announcement="status" title={title} tone="info">
        {text}
      </Notice>
    );
  }
  if (dueState === 'outdated') {
    const { title, text } = words.unavailable.outdated;
    return (
      <>
        <Notice announcement="status" title={title} tone="info">
          {text}
        </Notice>
        <WayOn />
      </>
    );
  }
  const { title, text } = problem === null ? words.unavailable[dueState] : saidOf(problem);
  return (
    <>
      <Notice announcement="status" title={softHyphens(title)} tone="warning">
        {text}
      </Notice>
      {problem === null ? (
        <>
          <Text>{words.unavailable.plusgiro}</Text>
          <div>
            <Button onClick={() => location.reload()}>{words.reload}</Button>
          </div>
        </>
      ) : (
        <>
          <PlusgiroInstead money={problem.money} />
          {/* A reload would open the cancelled payment. */}
          <WayOn {...payment} />
        </>
      )}
    </>
  );
}

/** Not where an earlier payment may have gone through: another one would pay twice. */
function PlusgiroInstead({ money }: Pick<ShownProblem, 'money'>) {
  return useStore(money) === 'nothing' ? <Text>{words.unavailable.plusgiro}</Text> : null;
}

function WayOn(payment: Pick<CheckoutState, 'referenceNumber'>) {
  const { href, label } = wayOnOf(payment);
  return (
    <div>
      <ButtonLink href={href}>{label}</ButtonLink>
    </div>
  );
}

function saidOf({ kind, money }: ShownProblem) {
  const { title, text } = texts.payment.problems[kind];
  return { title, text: <MoneyText advice={text} money={money} /> };
}

function Ending({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card padding="large">
      <Stack gap="x20">
        <Heading isFocusTarget level={1}>
          {softHyphens(title)}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
