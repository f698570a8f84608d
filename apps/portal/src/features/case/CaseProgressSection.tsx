import type { InsuranceCase } from '@mina-sidor/api-client';
import { CaseProgress, Link, Stack, Text } from '@mina-sidor/ui';

import { chargeOf, isPaymentInProgress } from '../../domain/payability.ts';
import { useServices } from '../../customer/services.ts';
import { texts } from '../../texts.ts';
import { caseProgressOf, type ProgressStep, progressSteps } from './caseProgress.rules.ts';

const words = texts.case.progress;

interface CaseProgressSectionProps {
  readonly insuranceCase: InsuranceCase;
}

/** What happens to a claim that is not paid in time, and how far this one has come (rows D19–D23). */
export function CaseProgressSection({ insuranceCase }: CaseProgressSectionProps) {
  const { config } = useServices();
  const progress = caseProgressOf(insuranceCase);
  if (!progress.isShown) return null;
  // Who has paid, or owes nothing, is neither told to pay nor asked whether they can.
  const isToBePaid = chargeOf(insuranceCase) > 0 && !isPaymentInProgress(insuranceCase);
  return (
    <Stack gap="x20">
      <CaseProgress
        currentKey={progress.current}
        currentLabel={words.here}
        headingLevel={2}
        lead={progress.outside === null ? words.lead : words.outside[progress.outside]}
        passedLabel={words.passed}
        steps={progressSteps.map((step) => ({
          key: step,
          title: words.steps[step].title,
          content: <StepText saysWhatNow={isToBePaid && step === progress.current} step={step} />,
        }))}
        title={words.title}
      />
      {isToBePaid ? (
        <Text tone="soft">
          {words.help}{' '}
          <Link href={config.links.contactUs} isExternal>
            {words.contact}
          </Link>
        </Text>
      ) : null}
    </Stack>
  );
}

interface StepTextProps {
  readonly step: ProgressStep;
  /** Adds what the customer can do in this step. */
  readonly saysWhatNow: boolean;
}

function StepText({ step, saysWhatNow }: StepTextProps) {
  const { text, ...rest } = words.steps[step];
  return (
    <Stack gap="x8">
      <Text>{text}</Text>
      {'more' in rest ? <Text>{rest.more}</Text> : null}
      {saysWhatNow && 'now' in rest ? <Text weight="medium">{rest.now}</Text> : null}
    </Stack>
  );
}
