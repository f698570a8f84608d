import type { RegisterExtractRequest } from '@mina-sidor/api-client';
import { Button, Card, DescriptionList, Inline, Notice, Stack, Text } from '@mina-sidor/ui';
import { softHyphens } from '@mina-sidor/texts';

import { phoneInGroups } from '../../domain/fields/contact.rules.ts';
import { entriesOf } from '../../domain/record.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { texts } from '../../texts.ts';
import type { ReviewState } from './useRegisterExtract.ts';

const words = texts.registerExtract;

/** What is sent is shown before: a field of the order without a term does not compile. */
const terms: Readonly<Record<keyof RegisterExtractRequest, string>> = {
  Email: texts.fields.email.label,
  Phone: texts.fields.phone.label,
};

interface ReviewProps {
  readonly review: ReviewState;
}

/** Shows the order before it is made (WCAG 3.3.4), and the error if it fails. */
export function Review({ review: { order, ordering, problem, confirm, change } }: ReviewProps) {
  const shown = ordering === 'no' ? problem : null;
  return (
    <Stack gap="x24">
      <PageHead lead={words.review.text} title={words.review.title} />
      <Card>
        <Stack gap="x24">
          <DescriptionList
            layout="prose"
            items={entriesOf(terms).map(([field, term]) => ({
              term,
              description: field === 'Phone' ? phoneInGroups(order[field]) : order[field],
            }))}
          />
          <Text tone="soft">{words.ready}</Text>
          {shown === 'failed' ? (
            <Notice
              announcement="alert"
              title={texts.pages.unreachable.registerExtract}
              tone="critical"
            />
          ) : null}
          {shown === 'unknown' ? (
            <Notice announcement="alert" title={words.unknown.title} tone="warning">
              {words.unknown.text}
            </Notice>
          ) : null}
          <Inline>
            <Button
              isPending={ordering !== 'no'}
              onClick={confirm}
              pendingLabel={words.review.ordering}
            >
              {problem === null ? softHyphens(words.review.order) : words.review.orderAgain}
            </Button>
            {ordering !== 'no' ? null : (
              <Button onClick={change} variant="secondary">
                {words.review.change}
              </Button>
            )}
          </Inline>
        </Stack>
      </Card>
    </Stack>
  );
}
