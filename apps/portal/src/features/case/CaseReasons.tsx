import type { InsuranceCase } from '@mina-sidor/api-client';
import { Heading, Link, Stack, Text } from '@mina-sidor/ui';
import { fill, plural } from '@mina-sidor/texts';

import { useServices } from '../../customer/services.ts';
import { texts } from '../../texts.ts';
import { type CaseReason, caseReasonsOf } from './caseReason.rules.ts';
import { mayHoldCosts } from './caseProgress.rules.ts';

const words = texts.case.reason;

interface CaseReasonsProps {
  readonly insuranceCase: InsuranceCase;
}

/** Why the customer has got the claim, what the amount is made of, how it stops growing, and when the facts are renewed. */
export function CaseReasons({ insuranceCase }: CaseReasonsProps) {
  const { active, hasOpenUninsuredPeriod } = insuranceCase;
  const reasons = caseReasonsOf(insuranceCase);
  if (reasons.length === 0) return null;
  return (
    <Stack gap="x8">
      <Heading level={2} size="h3">
        {words.title}
      </Heading>
      {reasons.map((reason) => (
        <Text key={reason.kind}>{reasonText(reason)}</Text>
      ))}
      {active && hasOpenUninsuredPeriod ? <HowToStop /> : null}
      {mayHoldCosts(insuranceCase) ? <Text>{words.costs}</Text> : null}
      {active ? (
        <Text size="small" tone="soft">
          {words.updated}
        </Text>
      ) : null}
    </Stack>
  );
}

function HowToStop() {
  const { config } = useServices();
  return (
    <Text>
      {words.stop}{' '}
      <Link href={config.links.transportAuthority} isExternal>
        {words.transportAuthority}
      </Link>
    </Text>
  );
}

function reasonText(reason: CaseReason): string {
  switch (reason.kind) {
    case 'uninsuredNow':
      return reason.from === null
        ? words.uninsuredNow
        : fill(words.uninsuredSince, { from: reason.from });
    case 'uninsuredDays':
      return fill(words.uninsuredDays, { days: plural(words.days, reason.days) });
    case 'uninsured':
    case 'unpaidPremium':
    case 'excess':
    case 'damageCost':
      return words[reason.kind];
  }
}
