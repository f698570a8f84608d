import type { ClaimCase } from '@mina-sidor/api-client';
import { Heading, Inline, Stack, Text } from '@mina-sidor/ui';

import { useToday } from '../../customer/useToday.ts';
import { aboutCase } from '../../domain/writtenAbout.rules.ts';
import { ProviderLink } from '../../parts/ProviderLink.tsx';
import { WriteLink } from '../../parts/WriteLink.tsx';
import { texts } from '../../texts.ts';
import { CaseText } from './CaseText.tsx';
import { helpText, planChance } from './help.rules.ts';

const words = texts.case.help;

interface CaseHelpProps {
  readonly claimCase: ClaimCase;
}

/** The options of a customer who cannot pay everything now (row Z33). */
export function CaseHelp({ claimCase }: CaseHelpProps) {
  const today = useToday();
  const { referenceNumber } = claimCase;
  const chance = planChance(claimCase);
  return (
    <Stack as="section" gap="x8">
      <Heading level={2} size="h3">
        {words.title}
      </Heading>
      <Text>
        <CaseText referenceNumber={referenceNumber}>{helpText(claimCase, today)}</CaseText>
      </Text>
      <Inline gap="x24">
        <WriteLink about={aboutCase(referenceNumber)}>{words.sendMessage}</WriteLink>
        <ProviderLink to="contact">{words.call}</ProviderLink>
        {chance === 'open' ? (
          <ProviderLink to="paymentPlanApplication">{words.applyForPaymentPlan}</ProviderLink>
        ) : null}
      </Inline>
      {chance === null ? null : (
        <Text size="small" tone="soft">
          {chance === 'open' ? words.planDoesNotPause : words.planTooLate}
        </Text>
      )}
    </Stack>
  );
}
