import type { ClaimCase } from '@mina-sidor/api-client';
import { CaseProgress, Stack, Text } from '@mina-sidor/ui';

import { texts } from '../../texts.ts';
import { caseProgressOf, type ProgressStep, progressSteps } from './case.rules.ts';

const words = texts.case.progress;

interface CaseProgressSectionProps {
  readonly claimCase: ClaimCase;
  /** False when nothing is due; the customer is then not told to pay. */
  readonly isToBePaid: boolean;
}

/** The steps after an unpaid claim, with this case's step marked (rows D19–D23). */
export function CaseProgressSection({ claimCase, isToBePaid }: CaseProgressSectionProps) {
  const progress = caseProgressOf(claimCase);
  if (progress === null) return null;
  return (
    <CaseProgress
      currentKey={progress.step}
      currentLabel={words.here}
      headingLevel={2}
      lead={progress.step === null ? words.outside[progress.outside] : words.lead}
      passedLabel={words.passed}
      steps={progressSteps.map((step) => ({
        key: step,
        title: words.steps[step].title,
        content: stepTexts(step, isToBePaid && step === progress.step),
      }))}
      title={words.title}
    />
  );
}

/** The text of a step; in the current step also what the customer can do. */
function stepTexts(step: ProgressStep, saysWhatNow: boolean) {
  const { text, ...rest } = words.steps[step];
  return (
    <Stack gap="x8">
      <Text>{text}</Text>
      {'more' in rest ? <Text>{rest.more}</Text> : null}
      {saysWhatNow && 'now' in rest ? <Text weight="medium">{rest.now}</Text> : null}
    </Stack>
  );
}
