import { Card, DescriptionList, DigitGroups, Heading, Stack, Text } from '@mina-sidor/ui';
import type { InsuranceCase } from '@mina-sidor/api-client';

import { texts } from '../../shared/texts.ts';

const words = texts.insuranceCase.paymentLater;

interface PaymentLaterProps {
  readonly insuranceCase: InsuranceCase;
}

/** Stands for the payment panel until it is built: says so, and how to pay meanwhile. */
export function PaymentLater({ insuranceCase }: PaymentLaterProps) {
  const { ocrNumber, plusGiroNumber } = insuranceCase;
  return (
    <Card isRaised padding="large">
      <Stack gap="x12">
        <Heading level={2} size="h3">
          {words.title}
        </Heading>
        <Text>{words.text}</Text>
        <DescriptionList
          items={[
            ...(plusGiroNumber === null
              ? []
              : [{ term: words.plusGiro, description: plusGiroNumber }]),
            ...(ocrNumber === null
              ? []
              : [{ term: words.ocr, description: <DigitGroups value={ocrNumber} /> }]),
          ]}
        />
      </Stack>
    </Card>
  );
}
