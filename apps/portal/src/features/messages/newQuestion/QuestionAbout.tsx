import { Card, DescriptionList, Stack, Text, TextButton, VisuallyHidden } from '@mina-sidor/ui';

import { useKnownDamages } from '../../../customer/knownDamages.ts';
import { useKnownCase } from '../../../customer/payment/useClaims.ts';
import { concernsOf } from '../../../domain/case.rules.ts';
import { isSameNumber } from '../../../domain/sameNumber.ts';
import type { WrittenAbout } from '../../../domain/writtenAbout.rules.ts';
import { CaseNumber } from '../../../parts/CaseNumber.tsx';
import { texts } from '../../../texts.ts';

const words = texts.newQuestion.about;

interface QuestionAboutProps {
  readonly about: WrittenAbout;
  /** Undefined while the question cannot be changed. */
  readonly onChange: (() => void) | undefined;
}

/** The case or damage that the question is about, in place of the fields for it (row Z80). */
export function QuestionAbout({ about, onChange }: QuestionAboutProps) {
  const { subject, number } = about;
  const detail = useDetail(about);
  return (
    <Card padding="list" tone="tint">
      <DescriptionList
        items={[
          {
            term: words[subject].term,
            description: (
              <Stack gap="x4">
                {subject === 'Insurance' ? <CaseNumber referenceNumber={number} /> : number}
                {detail === undefined ? null : (
                  <Text as="div" size="small" tone="soft" weight="regular">
                    {detail}
                  </Text>
                )}
              </Stack>
            ),
            action:
              onChange === undefined ? undefined : (
                <TextButton onClick={onChange}>
                  {words.change} <VisuallyHidden>{words.changeWhat}</VisuallyHidden>
                </TextButton>
              ),
          },
        ]}
      />
    </Card>
  );
}

/** What the case or damage is about, where a page has fetched it before. */
function useDetail({ subject, number }: WrittenAbout): string | undefined {
  const claimCase = useKnownCase(number);
  const damages = useKnownDamages();
  switch (subject) {
    case 'Insurance':
      return claimCase && concernsOf(claimCase);
    case 'Damage':
      return damages.find((one) => isSameNumber(number, one.damageNumber))?.damageType.trim();
  }
}
