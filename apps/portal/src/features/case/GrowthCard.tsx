import type { ClaimCase } from '@mina-sidor/api-client';
import {
  ButtonLink,
  Card,
  DescriptionList,
  Heading,
  Stack,
  Text,
  useIsPrinting,
} from '@mina-sidor/ui';
import { formatAmount, softHyphens } from '@mina-sidor/texts';

import { useServices } from '../../customer/services.ts';
import { useToday } from '../../customer/useToday.ts';
import { daysAfter } from '../../domain/days.ts';
import { texts } from '../../texts.ts';
import { uninsuredText } from './casePage.rules.ts';
import { growthOf, waysOf } from './growth.rules.ts';

const words = texts.case.growth;

interface GrowthCardProps {
  readonly claimCase: ClaimCase;
}

/** What a claim that grows comes to, and the two ways to stop it. Comes before any payment (row Z78). */
export function GrowthCard({ claimCase }: GrowthCardProps) {
  const { config } = useServices();
  const date = useToday();
  const growth = growthOf(claimCase, date);
  // 'I dag' says nothing on a paper that is read another day (row Z95).
  const isPrinting = useIsPrinting();
  const day = (word: string, later: number) => (isPrinting ? daysAfter(date, later) : word);
  const ways = waysOf(claimCase.registrationNumbers);
  const today = {
    term: day(words.today, 0),
    description: (
      <Text as="span" size="lead" weight="bold">
        {formatAmount(claimCase.amountToPay)}
      </Text>
    ),
  };
  return (
    <Card as="section" isRaised tone="critical">
      <Stack gap="x16">
        <Stack gap="x8">
          <Heading level={2} size="h3">
            {words.title}
          </Heading>
          <Text>{uninsuredText(claimCase)}</Text>
        </Stack>
        <Stack gap="x8">
          <DescriptionList
            items={
              growth === null
                ? [{ ...today, note: words.updated }]
                : [
                    today,
                    { term: day(words.tomorrow, 1), description: formatAmount(growth.tomorrow) },
                    { term: day(words.inAWeek, 7), description: formatAmount(growth.inAWeek) },
                  ]
            }
            layout="amounts"
          />
          {growth === null ? null : (
            <Text size="small" tone="soft">
              {words.ifNothingIsDone}
            </Text>
          )}
        </Stack>
        <Stack gap="x8">
          <Text>
            <Text as="span" weight="bold">
              {ways.isUsed}
            </Text>{' '}
            {ways.insure}
          </Text>
          <ButtonLink href={config.links.memberCompanies} isExternal isFullWidth>
            {softHyphens(words.insurers)}
          </ButtonLink>
        </Stack>
        <Stack gap="x8">
          <Text>
            <Text as="span" weight="bold">
              {ways.isParked}
            </Text>{' '}
            {ways.deregister}
          </Text>
          <ButtonLink href={config.links.transportAuthority} isExternal isFullWidth>
            {softHyphens(words.transportAuthority)}
          </ButtonLink>
        </Stack>
        <Text size="small" tone="soft">
          {words.isDone}
        </Text>
      </Stack>
    </Card>
  );
}
