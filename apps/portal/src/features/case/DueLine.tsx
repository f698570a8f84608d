import type { ClaimCase } from '@mina-sidor/api-client';
import { Skeleton, Text } from '@mina-sidor/ui';
import { fill } from '@mina-sidor/texts';

import { useCaseLetters } from '../../customer/useCaseLetters.ts';
import { fileQueryOf } from '../../domain/fileQuery.ts';
import { DownloadLink } from '../../parts/DownloadLink.tsx';
import { texts } from '../../texts.ts';
import { dueLetterOf, hasDueLetter } from './dueLetter.rules.ts';

const words = texts.case.panel.due;

interface DueLineProps {
  readonly claimCase: ClaimCase;
}

/** Where the last day to pay stands (row Z81). Most cases have their letter: its place is kept, so that nothing moves. */
export function DueLine({ claimCase }: DueLineProps) {
  const { status, letters } = useCaseLetters(claimCase.referenceNumber);
  if (!hasDueLetter(claimCase)) return null;
  if (status === 'loading') return <Skeleton lines={3} />;
  const due = dueLetterOf(claimCase, letters);
  if (due === null) return null;
  const file = fileQueryOf(due.letter);
  const name = fill(words.atEnd, { name: due.name });
  return (
    <Text size="small">
      {words.before}{' '}
      {file === null ? (
        name
      ) : (
        <DownloadLink
          fetchFile={(client) => client.getClaimDocument({ query: file })}
          isInText
          name={name}
          size={null}
        />
      )}{' '}
      {words.after}
    </Text>
  );
}
