import { Link, Section, Stack } from '@mina-sidor/ui';

import type { CheckoutState } from '../../domain/payment.rules.ts';
import { useStageEntry } from '../../parts/useStageEntry.ts';
import { hrefOf, paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import type { CheckoutStage } from './checkout.rules.ts';
import { Confirmation } from './Confirmation.tsx';
import { Cancelled, Missing, Unavailable } from './Endings.tsx';
import { Paying } from './Paying.tsx';
import type { Checkout } from './useCheckout.ts';

const words = texts.checkout;

/** Stages with their own link to the next page. They have no link back to the case. */
const hasWayOn: ReadonlySet<CheckoutStage> = new Set(['completed', 'missing']);

/** Stages that show the payment company's frame with the facts beside it. */
const besideFrame: ReadonlySet<CheckoutStage> = new Set(['loading', 'open']);

interface CheckoutViewProps {
  readonly checkout: Checkout;
  readonly payment: CheckoutState;
}

/** The checkout, or the result of the payment (rows P06–P12). */
export function CheckoutView({ checkout, payment }: CheckoutViewProps) {
  useStageEntry(stageEntryOf(checkout.stage));
  return (
    <Section spacing="x24" width={besideFrame.has(checkout.stage) ? undefined : 'reading'}>
      <Stack gap="x20">
        {hasWayOn.has(checkout.stage) ? null : <WayBack {...payment} />}
        <Content checkout={checkout} payment={payment} />
      </Stack>
    </Section>
  );
}

function Content({ checkout, payment }: CheckoutViewProps) {
  const { stage, known, dueState, change, payAgain, isPending, problem, container } = checkout;
  switch (stage) {
    case 'loading':
    case 'open':
      return (
        <Paying
          change={change}
          container={container}
          known={known}
          payment={payment}
          status={stage}
        />
      );
    case 'completed':
      return <Confirmation known={known} payment={payment} />;
    case 'cancelled':
      return <Cancelled isPending={isPending} payAgain={payAgain} payment={payment} />;
    case 'missing':
      return <Missing />;
    case 'unavailable':
      return <Unavailable dueState={dueState} payment={payment} problem={problem} />;
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

/** The document title, and the announcement when the stage changes without a new page. */
function stageEntryOf(stage: CheckoutStage) {
  switch (stage) {
    case 'loading':
    case 'open':
      return { title: texts.pages.titles.checkout, text: '' };
    case 'completed':
    case 'cancelled':
    case 'missing':
      return words[stage];
    case 'unavailable':
      // The text is announced once it is known.
      return { title: words.unavailable.title, text: '' };
  }
}
