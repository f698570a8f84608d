import type { RefObject } from 'react';
import {
  Button,
  Card,
  Columns,
  Heading,
  Inline,
  Link,
  Loader,
  Notice,
  Stack,
  Text,
} from '@mina-sidor/ui';
import { fill, formatAmount } from '@mina-sidor/texts';

import type { KnownPayment } from '../../domain/storedPayment.rules.ts';
import { listedParts } from '../../domain/knownPayments.rules.ts';
import type { CheckoutState } from '../../domain/payment.rules.ts';
import { texts } from '../../texts.ts';
import type { Change } from './dueState.rules.ts';
import { PartList } from './PartList.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';
import { wayOnOf } from './wayOn.ts';

const words = texts.checkout;

interface PayingProps {
  readonly status: 'loading' | 'open';
  readonly payment: CheckoutState;
  /** What this browser has kept of the payment. */
  readonly known: KnownPayment | undefined;
  readonly change: Change | null;
  /** The payment company puts its frame into this element. */
  readonly container: RefObject<HTMLDivElement | null>;
}

/** The payment company's frame, after a summary of the payment (row P06). */
export function Paying({ status, payment, known, change, container }: PayingProps) {
  const parts = listedParts(payment, known);
  const frame = (
    <Card padding="large">
      {status === 'loading' ? <Loader label={words.loading} /> : null}
      <div id="dibs-checkout-content" ref={container} />
    </Card>
  );
  const facts = (
    <Card as="section">
      <Stack gap="x8">
        <Heading level={2} size="h3">
          {words.facts.title}
        </Heading>
        <PaymentFacts layout="amounts" payment={payment} />
        {parts.length === 0 ? null : <PartList parts={parts} />}
      </Stack>
    </Card>
  );
  return (
    <Stack gap="x20">
      <Heading isFocusTarget level={1}>
        {texts.pages.titles.checkout}
      </Heading>
      {change === null ? null : <Changed change={change} payment={payment} />}
      {payment.charge === undefined ? (
        frame
      ) : (
        <Columns aside={facts} asideFirstWhenNarrow>
          {frame}
        </Columns>
      )}
      {/* The portal cannot see whether the other company's frame works, so the customer can always reload. */}
      {status === 'open' ? (
        <Inline>
          <Text as="span" tone="soft">
            {words.help}
          </Text>
          <Button onClick={() => location.reload()} size="small" variant="secondary">
            {words.reload}
          </Button>
        </Inline>
      ) : null}
    </Stack>
  );
}

type ChangedProps = Pick<PayingProps, 'payment'> & { readonly change: Change };

function Changed({ change, payment }: ChangedProps) {
  const { title, text, amounts } = words.changed;
  const { href, label } = wayOnOf(payment);
  return (
    <Notice
      action={<Link href={href}>{label}</Link>}
      announcement="alert"
      title={title}
      tone="warning"
    >
      {change.charge === null || payment.charge === undefined
        ? text
        : fill(amounts, { now: formatAmount(change.charge), here: formatAmount(payment.charge) })}
    </Notice>
  );
}
