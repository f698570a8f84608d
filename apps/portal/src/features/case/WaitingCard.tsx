import { Card, DescriptionList, Heading, Stack, Text } from '@mina-sidor/ui';
import { fill, formatAmount } from '@mina-sidor/texts';

import { useHasOspec } from '../../customer/payment/useClaims.ts';
import type { CaseWithPayments } from '../../domain/payability.ts';
import { texts } from '../../texts.ts';
import { laterStagesOf } from './waiting.rules.ts';

const words = texts.case.waiting;

interface WaitingCardProps {
  readonly claimCase: CaseWithPayments;
}

/** What the case costs if it is not paid now (row Z82). Says nothing to a customer who is asked to wait. */
export function WaitingCard({ claimCase }: WaitingCardProps) {
  const stages = laterStagesOf(claimCase);
  const hasOspec = useHasOspec(stages.length > 0);
  if (stages.length === 0 || hasOspec) return null;
  return (
    <Card as="section">
      <Stack gap="x8">
        <Heading level={2} size="h3">
          {words.title}
        </Heading>
        <DescriptionList
          items={[
            { term: words.now, description: formatAmount(claimCase.amountToPay) },
            ...stages.map(({ stage, fee, atLeast }) => ({
              term: words[stage].stage,
              description: fill(words.atLeast, { amount: formatAmount(atLeast) }),
              note: fill(words[stage].cost, { amount: formatAmount(fee) }),
            })),
          ]}
          layout="amounts"
        />
        <Text size="small" tone="soft">
          {words.unknownDay}
        </Text>
      </Stack>
    </Card>
  );
}
