import type { ClaimCase } from '@mina-sidor/api-client';
import { CaseProgress, Collapsible, Stack, Text } from '@mina-sidor/ui';
import { softHyphens } from '@mina-sidor/texts';

import { mayBeBeingPaid, type Payability } from '../../domain/payability.ts';
import { texts } from '../../texts.ts';
import { CaseText } from './CaseText.tsx';
import { caseProgressOf, isToBePaid, type ProgressStep, progressSteps } from './casePage.rules.ts';

const words = texts.case.progress;

interface CaseProgressSectionProps {
  readonly claimCase: ClaimCase;
  readonly answer: Payability;
}

/**
 * The steps after an unpaid claim, with this case's step marked (rows D19–D23). While it is being paid none is marked, and
 * they are folded.
 */
export function CaseProgressSection({ claimCase, answer }: CaseProgressSectionProps) {
  const progress = caseProgressOf(claimCase);
  if (progress === null) return null;
  const isBeingPaid = mayBeBeingPaid(claimCase);
  const currentStep = isBeingPaid ? null : progress.step;
  const saysWhatNow = isToBePaid(claimCase, answer);
  const steps = (
    <CaseProgress
      currentKey={currentStep}
      currentLabel={words.here}
      headingLevel={isBeingPaid ? 3 : 2}
      lead={progress.step === null ? words.outside[progress.outside] : words.lead}
      passedLabel={words.passed}
      steps={progressSteps.map((step) => ({
        key: step,
        title: softHyphens(words.steps[step].title),
        content: stepTexts(step, claimCase, saysWhatNow && step === currentStep),
      }))}
      title={words.title}
    />
  );
  return isBeingPaid ? (
    <Collapsible headingLevel={2} title={words.ifPaymentFails}>
      {steps}
    </Collapsible>
  ) : (
    steps
  );
}

/** The text of a step; in the current step also what the customer can do. */
function stepTexts(step: ProgressStep, { referenceNumber }: ClaimCase, saysWhatNow: boolean) {
  const { text, ...rest } = words.steps[step];
  return (
    <Stack gap="x8">
      <Text>{softHyphens(text)}</Text>
      {'more' in rest ? <Text>{softHyphens(rest.more)}</Text> : null}
      {saysWhatNow && 'now' in rest ? (
        <Text weight="medium">
          <CaseText referenceNumber={referenceNumber}>{rest.now}</CaseText>
        </Text>
      ) : null}
    </Stack>
  );
}
