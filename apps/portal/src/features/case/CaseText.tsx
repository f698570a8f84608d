import { Text } from '@mina-sidor/ui';
import { softHyphens } from '@mina-sidor/texts';

import { useCaseLetters } from '../../customer/useCaseLetters.ts';
import { letterNamed } from '../../domain/caseLetters.rules.ts';
import { fileQueryOf } from '../../domain/fileQuery.ts';
import { partAtLink } from '../../domain/linkInText.rules.ts';
import { aboutCase } from '../../domain/writtenAbout.rules.ts';
import { DownloadLink } from '../../parts/DownloadLink.tsx';
import { ProviderLink } from '../../parts/ProviderLink.tsx';
import { WriteLink } from '../../parts/WriteLink.tsx';
import { texts } from '../../texts.ts';

const { names } = texts.case.panel.due;
const { contactUs, debtAdvice, enforcementAuthority } = texts.case.linked;

/** What each word leads to: a letter by the beginning of its name, a page outside, or a question about the case. */
const goals = {
  [names.Kravbrev]: { letter: 'Kravbrev' },
  [names.Påminnelse]: { letter: 'Påminnelse' },
  [names.Inkassokrav]: { letter: 'Inkassokrav' },
  [enforcementAuthority]: { page: 'enforcementAuthority' },
  [debtAdvice]: { page: 'debtAdvice' },
  [contactUs]: { question: true },
} as const;
const linkedWords = [
  names.Kravbrev,
  names.Påminnelse,
  names.Inkassokrav,
  enforcementAuthority,
  debtAdvice,
  contactUs,
] as const;

/** Takes no room. Keeps the space after the link apart from the one in it, which is drawn without width at its icon. */
const afterIcon = '\u2060';

interface CaseTextProps {
  readonly referenceNumber: string;
  readonly children: string;
}

/** A text about a case. The letter or authority that it names is a link, if that leads somewhere (row Z87). */
export function CaseText({ referenceNumber, children }: CaseTextProps) {
  const parts = partAtLink(children, linkedWords);
  if (parts === null) return <Words>{children}</Words>;
  const { before, link, after } = parts;
  const goal = goals[link];
  // No full stop stands after the icon of a link to another site (row Z87).
  const stop = 'page' in goal && after.startsWith('.') ? '.' : '';
  return (
    <>
      <Words>{before}</Words>
      {'page' in goal ? (
        <>
          <ProviderLink to={goal.page}>{softHyphens(link + stop)}</ProviderLink>
          {afterIcon}
        </>
      ) : 'letter' in goal ? (
        <LetterInText beginning={goal.letter} referenceNumber={referenceNumber} words={link} />
      ) : (
        <WriteLink about={aboutCase(referenceNumber)}>{link}</WriteLink>
      )}
      <Words>{after.slice(stop.length)}</Words>
    </>
  );
}

/** The long words of the text may break, as in the texts without links. */
function Words({ children }: { readonly children: string }) {
  return <Text as="span">{softHyphens(children)}</Text>;
}

interface LetterInTextProps {
  readonly referenceNumber: string;
  readonly beginning: string;
  readonly words: string;
}

/** The newest letter of that name. Without one, the words stay words. */
function LetterInText({ referenceNumber, beginning, words }: LetterInTextProps) {
  const letter = letterNamed(beginning, useCaseLetters(referenceNumber).letters);
  const file = letter === null ? null : fileQueryOf(letter);
  return file === null ? (
    words
  ) : (
    <DownloadLink
      fetchFile={(client) => client.getClaimDocument({ query: file })}
      isInText
      name={words}
      size={null}
    />
  );
}
