import type { ClaimCase } from '@mina-sidor/api-client';
import { Heading, Inline, Link, Stack, Text } from '@mina-sidor/ui';

import { useCustomer } from '../../customer/customer.ts';
import { useServices } from '../../customer/services.ts';
import { localDay } from '../../domain/localDay.ts';
import { paths } from '../../paths.ts';
import { ProviderLink } from '../../parts/ProviderLink.tsx';
import { texts } from '../../texts.ts';
import { helpText, mayApplyForPlan } from './help.rules.ts';

const words = texts.case.help;

interface CaseHelpProps {
  readonly claimCase: ClaimCase;
}

/** The options of a customer who cannot pay everything now (row Z33). */
export function CaseHelp({ claimCase }: CaseHelpProps) {
  const { access } = useCustomer();
  const { clock } = useServices();
  return (
    <Stack as="section" gap="x8">
      <Heading level={2} size="h3">
        {words.title}
      </Heading>
      <Text>{helpText(claimCase, localDay(clock.now()))}</Text>
      <Inline gap="x24">
        {access.routes.messages ? <Link href={paths.messages}>{words.sendMessage}</Link> : null}
        <ProviderLink to="contact">{words.call}</ProviderLink>
        {mayApplyForPlan(claimCase) ? (
          <ProviderLink to="paymentPlanApplication">{words.applyForPaymentPlan}</ProviderLink>
        ) : null}
      </Inline>
    </Stack>
  );
}
