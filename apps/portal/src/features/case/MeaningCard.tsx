import { Card, Heading, InfoIcon, Inline, Skeleton, Stack, Text } from '@mina-sidor/ui';
import { fill, formatDate } from '@mina-sidor/texts';

import { useCustomer } from '../../customer/customer.ts';
import { useCaseLetters } from '../../customer/useCaseLetters.ts';
import { letterNamed } from '../../domain/caseLetters.rules.ts';
import { fileQueryOf } from '../../domain/fileQuery.ts';
import { aboutCase } from '../../domain/writtenAbout.rules.ts';
import { DownloadLink } from '../../parts/DownloadLink.tsx';
import { WriteLink } from '../../parts/WriteLink.tsx';
import { texts } from '../../texts.ts';
import { type MeaningfulState, meaningText } from './meaning.rules.ts';

interface MeaningCardProps {
  readonly referenceNumber: string;
  readonly state: MeaningfulState;
}

/** What the state of a case means, before its payment (row Z79). */
export function MeaningCard({ referenceNumber, state }: MeaningCardProps) {
  const { access } = useCustomer();
  const words = texts.case.meaning[state];
  const { status, letters } = useCaseLetters(referenceNumber);
  const isLoading = status === 'loading';
  const letter = letterNamed(words.letter, letters);
  const file = letter === null ? null : fileQueryOf(letter);
  return (
    <Card as="section" isRaised tone="info">
      <Stack gap="x12">
        <Heading icon={<InfoIcon />} level={2} size="h3">
          {words.title}
        </Heading>
        <Text>{meaningText(state, isLoading ? null : letter !== null)}</Text>
        {/* Most have their letter: its place is kept, so that nothing moves. */}
        {isLoading ? <Skeleton height="row" /> : null}
        {letter === null || file === null ? null : (
          <Stack align="start" gap="x4">
            <DownloadLink
              fetchFile={(client) => client.getClaimDocument({ query: file })}
              name={letter.minaSidorDisplayName.trim()}
              size={letter.fileSize}
            />
            <Text size="small" tone="soft">
              {fill(texts.case.letterOf, { date: formatDate(letter.createdDate) })}
            </Text>
          </Stack>
        )}
        {access.routes.messages ? (
          <Inline>
            <WriteLink about={aboutCase(referenceNumber)} icon="forward">
              {words.write}
            </WriteLink>
          </Inline>
        ) : null}
      </Stack>
    </Card>
  );
}
