import type { RefObject } from 'react';
import { Link, Section, Stack } from '@mina-sidor/ui';

import type { CheckoutState } from '../../domain/payment.rules.ts';
import { useStageEntry } from '../../parts/useStageEntry.ts';
import { hrefOf, paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import type { CheckoutStage } from './checkout.rules.ts';
import { Cancelled, Completed, Unavailable } from './Endings.tsx';
import { Paying } from './Paying.tsx';
import type { CheckoutPageState } from './useCheckout.ts';

const words = texts.checkout;

interface CheckoutViewProps {
  readonly state: CheckoutPageState;
  readonly payment: CheckoutState;
  /** The element that the payment company puts its frame into. */
  readonly container: RefObject<HTMLDivElement | null>;
}

/** The checkout, or what has become of the payment (rows P06–P12). */
export function CheckoutView(props: CheckoutViewProps) {
  const { state, payment } = props;
  useStageEntry(stageEntryOf(state.status));
  return (
    <Section spacing="x24">
      <Stack gap="x20">
        {state.status === 'completed' ? null : <WayBack {...payment} />}
        <Content {...props} />
      </Stack>
    </Section>
  );
}

function Content({ state, payment, container }: CheckoutViewProps) {
  switch (state.status) {
    case 'loading':
    case 'open':
      return <Paying container={container} payment={payment} status={state.status} />;
    case 'completed':
      return <Completed payment={payment} />;
    case 'cancelled':
      return <Cancelled {...state} payment={payment} />;
    case 'unavailable':
      return <Unavailable standing={state.standing} />;
  }
}

function WayBack({ referenceNumber }: CheckoutState) {
  const isOfCase = referenceNumber !== undefined;
  return (
    <div>
      <Link href={isOfCase ? hrefOf('case', referenceNumber) : paths.claims} icon="back">
        {isOfCase ? words.backToCase : words.backToClaims}
      </Link>
    </div>
  );
}

/** The title of the page, and what is said after its heading, where another stage comes without another page. */
function stageEntryOf(stage: CheckoutStage) {
  switch (stage) {
    case 'loading':
    case 'open':
      return { title: words.title, text: '' };
    case 'completed':
    case 'cancelled':
      return words[stage];
    case 'unavailable':
      // What follows is said when it is known.
      return { title: words.unavailable.title, text: '' };
  }
}
