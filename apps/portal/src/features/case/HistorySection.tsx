import type { ClaimCase, PaymentPlanInfo } from '@mina-sidor/api-client';
import { Text, Timeline, type TimelineEvent } from '@mina-sidor/ui';
import { fill, softHyphens } from '@mina-sidor/texts';

import { useCustomer } from '../../customer/customer.ts';
import { useToday } from '../../customer/useToday.ts';
import { useCaseLetters } from '../../customer/useCaseLetters.ts';
import { useStore } from '../../platform/store.ts';
import { texts } from '../../texts.ts';
import { CaseText } from './CaseText.tsx';
import { historyOf, type HistoryRow } from './history.rules.ts';
import { LetterLink } from './LetterLink.tsx';

const words = texts.caseHistory;

interface HistorySectionProps {
  readonly claimCase: ClaimCase;
  /** Its plan, while that has months to come. */
  readonly plan: PaymentPlanInfo | null;
}

/** The case's letters, its payments and its days in one list, with what is so now and what comes (row Z81). */
export function HistorySection({ claimCase, plan }: HistorySectionProps) {
  const payments = useStore(useCustomer().scope.payments.store);
  const { status, letters } = useCaseLetters(claimCase.referenceNumber);
  const today = useToday();
  const { rows, olderLetters, newerRows } = historyOf({
    claimCase,
    plan,
    letters,
    payments,
    today,
  });
  if (rows.length === 0 && status === 'ready') return null;
  const isLoading = status === 'loading';
  const toEvent = (row: HistoryRow) => eventOf(row, claimCase.referenceNumber);
  return (
    <Timeline
      // The letters come between them and what has happened, which is not moved by that.
      events={rows.filter(({ time }) => time !== 'past' || !isLoading).map(toEvent)}
      foot={status === 'failed' ? <Text tone="soft">{words.failed}</Text> : undefined}
      heading={rows.some(({ time }) => time === 'coming') ? words.titleWithComing : words.title}
      headingLevel={2}
      isLoading={isLoading}
      older={
        olderLetters.length === 0
          ? undefined
          : {
              label: fill(words.older, { count: olderLetters.length }),
              events: olderLetters.map(toEvent),
              after: newerRows,
            }
      }
    />
  );
}

function eventOf(
  { key, time, when, title, text, letter }: HistoryRow,
  referenceNumber: string,
): TimelineEvent {
  return {
    key,
    time,
    when,
    title: letter === null ? softHyphens(title) : <LetterLink letter={letter} />,
    text: text === null ? null : <CaseText referenceNumber={referenceNumber}>{text}</CaseText>,
  };
}
