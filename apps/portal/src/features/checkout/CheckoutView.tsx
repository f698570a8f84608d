import type { RefObject } from 'react';
import { Button, Card, Heading, Link, Loader, Section, Stack, Text } from '@mina-sidor/ui';

import { caseHref, paths } from '../../shared/paths.ts';
import { texts } from '../../shared/texts.ts';
import { Cancelled } from './Cancelled.tsx';
import { Completed } from './Completed.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';
import { Unavailable } from './Unavailable.tsx';
import type { CheckoutPageState } from './useCheckout.ts';
import { useStageEntry } from './useStageEntry.ts';

const words = texts.checkout;

interface CheckoutViewProps {
  readonly state: CheckoutPageState;
  /** Of the case that is paid; absent for the whole debt, and where the browser has not kept it. */
  readonly referenceNumber: string | undefined;
  /** What is charged, in whole kronor, where it is known. */
  readonly amount: number | undefined;
  /** The element that the payment company puts its frame into. */
  readonly container: RefObject<HTMLDivElement | null>;
}

/** The checkout, or what has become of the payment (rows P06–P12). */
export function CheckoutView({ state, referenceNumber, amount, container }: CheckoutViewProps) {
  useStageEntry(state.status);
  return (
    <Section spacing="x24">
      <Stack gap="x20">
        {state.status === 'completed' ? null : <WayBack referenceNumber={referenceNumber} />}
        <Card padding="large">
          <Content
            amount={amount}
            container={container}
            referenceNumber={referenceNumber}
            state={state}
          />
        </Card>
      </Stack>
    </Section>
  );
}

function Content({ state, referenceNumber, amount, container }: CheckoutViewProps) {
  const facts = <PaymentFacts amount={amount} referenceNumber={referenceNumber} />;
  switch (state.status) {
    case 'loading':
    case 'open':
      return (
        <Stack gap="x20">
          <Heading isFocusTarget level={1}>
            {texts.pages.checkout.title}
          </Heading>
          {facts}
          {state.status === 'loading' ? <Loader label={words.loading} /> : null}
          <div id="dibs-checkout-content" ref={container} />
          {state.status === 'open' ? <Help /> : null}
        </Stack>
      );
    case 'completed':
      return <Completed facts={facts} referenceNumber={referenceNumber} />;
    case 'cancelled':
      return <Cancelled facts={facts} isPending={state.isPending} payAgain={state.payAgain} />;
    case 'unavailable':
      return <Unavailable standing={state.standing} />;
  }
}

/** The frame is the payment company's: whether something can be seen in it is known to the customer alone. */
function Help() {
  return (
    <Stack align="start" gap="x8">
      <Text tone="soft">{words.help}</Text>
      <Button
        onClick={() => {
          location.reload();
        }}
        size="small"
        variant="quiet"
      >
        {words.reload}
      </Button>
    </Stack>
  );
}

function WayBack({ referenceNumber }: Pick<CheckoutViewProps, 'referenceNumber'>) {
  return (
    <div>
      {referenceNumber === undefined ? (
        <Link href={paths.insurance} icon="back">
          {words.backToClaims}
        </Link>
      ) : (
        <Link href={caseHref(referenceNumber)} icon="back">
          {words.backToCase}
        </Link>
      )}
    </div>
  );
}
