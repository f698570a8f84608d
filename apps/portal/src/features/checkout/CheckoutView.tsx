import type { RefObject } from 'react';
import { Card, Link, Section, Stack } from '@mina-sidor/ui';

import { hrefOf, paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { useStageEntry } from '../../parts/useStageEntry.ts';
import { Cancelled } from './Cancelled.tsx';
import { Completed } from './Completed.tsx';
import { Paying } from './Paying.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';
import { stageEntryOf } from './stageEntry.ts';
import { Unavailable } from './Unavailable.tsx';
import type { CheckoutPageState } from './useCheckout.ts';

const words = texts.checkout;

interface CheckoutViewProps {
  readonly state: CheckoutPageState;
  /** Of the case that is paid; absent for the whole debt, and where it is not known. */
  readonly referenceNumber: string | undefined;
  /** What is charged, in whole kronor, where it is known. */
  readonly amount: number | undefined;
  /** The element that the payment company puts its frame into. */
  readonly container: RefObject<HTMLDivElement | null>;
}

/** The checkout, or what has become of the payment (rows P06–P12). */
export function CheckoutView(props: CheckoutViewProps) {
  const { state, referenceNumber } = props;
  useStageEntry(stageEntryOf(state.status));
  return (
    <Section spacing="x24">
      <Stack gap="x20">
        {state.status === 'completed' ? null : <WayBack referenceNumber={referenceNumber} />}
        <Content {...props} />
      </Stack>
    </Section>
  );
}

function Content({ state, referenceNumber, amount, container }: CheckoutViewProps) {
  const facts =
    amount === undefined ? null : (
      <PaymentFacts amount={amount} referenceNumber={referenceNumber} />
    );
  switch (state.status) {
    case 'loading':
    case 'open':
      return (
        <Paying
          amount={amount}
          container={container}
          referenceNumber={referenceNumber}
          status={state.status}
        />
      );
    case 'completed':
      return (
        <Card padding="large">
          <Completed facts={facts} referenceNumber={referenceNumber} />
        </Card>
      );
    case 'cancelled':
      return (
        <Card padding="large">
          <Cancelled facts={facts} isPending={state.isPending} payAgain={state.payAgain} />
        </Card>
      );
    case 'unavailable':
      return (
        <Card padding="large">
          <Unavailable standing={state.standing} />
        </Card>
      );
  }
}

function WayBack({ referenceNumber }: Pick<CheckoutViewProps, 'referenceNumber'>) {
  return (
    <div>
      {referenceNumber === undefined ? (
        <Link href={paths.claims} icon="back">
          {words.backToClaims}
        </Link>
      ) : (
        <Link href={hrefOf('case', referenceNumber)} icon="back">
          {words.backToCase}
        </Link>
      )}
    </div>
  );
}
