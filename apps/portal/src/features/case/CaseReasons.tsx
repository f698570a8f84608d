import type { ClaimCase } from '@mina-sidor/api-client';
import { Heading, Stack, Text } from '@mina-sidor/ui';

import { useToday } from '../../customer/useToday.ts';
import { texts } from '../../texts.ts';
import { amountNoteOf, caseReasonsOf } from './caseReason.rules.ts';

const words = texts.case.reason;

interface CaseReasonsProps {
  readonly claimCase: ClaimCase;
}

/** Why the customer got the claim, how the amount is calculated, and when it is updated. */
export function CaseReasons({ claimCase }: CaseReasonsProps) {
  const today = useToday();
  const reasons = caseReasonsOf(claimCase, today);
  if (reasons.length === 0) return null;
  const note = amountNoteOf(claimCase);
  return (
    <Stack gap="x8">
      <Heading level={3}>{words.title}</Heading>
      {reasons.map((reason) => (
        <Text key={reason}>{reason}</Text>
      ))}
      {note === null ? null : <Text>{note}</Text>}
      {claimCase.active ? (
        <Text size="small" tone="soft">
          {words.updated}
        </Text>
      ) : null}
    </Stack>
  );
}
