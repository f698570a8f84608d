import { type ReactNode, useRef } from 'react';
import {
  Card,
  CopyButton,
  DescriptionList,
  type DescriptionListItem,
  DigitGroups,
  Heading,
  Inline,
  Link,
  Stack,
  SuccessIcon,
  Tag,
  Text,
  useIsPrinting,
} from '@mina-sidor/ui';
import { fill, formatAmount, formatDayAndTime, plural } from '@mina-sidor/texts';

import { useServices } from '../../customer/services.ts';
import { isBooked } from '../../domain/completedPayments.rules.ts';
import { listedParts } from '../../domain/knownPayments.rules.ts';
import type { KnownPayment } from '../../domain/storedPayment.rules.ts';
import type { CheckoutState } from '../../domain/payment.rules.ts';
import type { Config } from '../../platform/config.ts';
import { PrintButton } from '../../parts/PrintButton.tsx';
import { hrefOf, paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { PartList } from './PartList.tsx';

const words = texts.checkout.completed;

interface ConfirmationProps {
  readonly payment: CheckoutState;
  /** What this browser has kept of the payment. */
  readonly known: KnownPayment | undefined;
}

/** Thanks for the payment, and confirms it so that the customer can keep that (rows P08–P10 and Z84). */
export function Confirmation({ payment, known }: ConfirmationProps) {
  const { config } = useServices();
  const isPrinting = useIsPrinting();
  const { referenceNumber, charge } = payment;
  const parts = listedParts(payment, known);
  const facts = factsOf(payment, known, config.payee);
  const numberRef = useRef<HTMLSpanElement>(null);
  const paymentNumber = {
    term: words.paymentNumber,
    description: (
      <Inline gap="x12">
        <DigitGroups ref={numberRef} value={payment.paymentId} />
        {isPrinting ? null : (
          <CopyButton
            copiedLabel={words.copied}
            kind="text"
            name={words.paymentNumber}
            numberRef={numberRef}
            value={payment.paymentId}
          />
        )}
      </Inline>
    ),
  };
  return (
    <Stack gap="x24">
      <Card padding="large" tone="positive">
        <Stack gap="x20">
          <Stack align="start" gap="x12">
            <Tag icon={<SuccessIcon size="small" />} tone="positive">
              {words.received}
            </Tag>
            <Heading isFocusTarget level={1}>
              {isPrinting ? words.titleOnPaper : words.title}
            </Heading>
            {charge === undefined ? null : <Text size="amount">{formatAmount(charge)}</Text>}
          </Stack>
          {parts.length === 0 ? (
            <DescriptionList items={[...facts, paymentNumber]} layout="prose" />
          ) : (
            <>
              <DescriptionList items={facts} layout="prose" />
              <PartList isWhole parts={parts} />
              <DescriptionList items={[paymentNumber]} layout="prose" />
            </>
          )}
          {isPrinting ? null : (
            <>
              <Text size="small" tone="soft">
                {words.keepNumber}
              </Text>
              <Stack align="start" gap="x12">
                <Text>{words.keepNow}</Text>
                <PrintButton isMain label={words.print} />
              </Stack>
            </>
          )}
        </Stack>
      </Card>
      <Stack as="section" gap="x8">
        <Heading level={2} size="h3">
          {words.next}
        </Heading>
        <Text>{isBooked(known) ? words.booked : words.text}</Text>
      </Stack>
      {isPrinting ? null : (
        <Inline gap="x24">
          {referenceNumber === undefined ? null : (
            <Link href={hrefOf('case', referenceNumber)} icon="forward" isStandalone>
              {texts.checkout.toCase}
            </Link>
          )}
          <Link href={paths.claims} icon="forward" isStandalone>
            {words.toClaims}
          </Link>
        </Inline>
      )}
    </Stack>
  );
}

/** Of a payment whose charge is not known, only its number is certain. */
function factsOf(
  payment: CheckoutState,
  known: KnownPayment | undefined,
  { name, organisationNumber }: Config['payee'],
): readonly DescriptionListItem[] {
  const { charge, concerns } = payment;
  if (charge === undefined) return [];
  const items = [
    known?.isCompleted === true &&
      known.isTimeUnknown !== true && {
        term: words.time,
        description: formatDayAndTime(new Date(known.since).toISOString()),
      },
    {
      term: words.payee,
      description: fill(words.payeeWithNumber, { name, number: organisationNumber }),
    },
    { term: texts.checkout.facts.case, description: casesOf(payment, known) },
    concerns !== undefined && { term: words.concerns, description: concerns },
  ];
  return items.filter((item) => item !== false);
}

function casesOf(payment: CheckoutState, known: KnownPayment | undefined): ReactNode {
  const { referenceNumber } = payment;
  if (referenceNumber !== undefined) return <DigitGroups isSpelledOut value={referenceNumber} />;
  const { length } = listedParts(payment, known);
  return length === 0 ? texts.checkout.facts.wholeDebt : plural(words.cases, length);
}
