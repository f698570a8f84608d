import type { ClaimCase } from '@mina-sidor/api-client';
import { Inline, Link, Notice } from '@mina-sidor/ui';
import { fill, plural, pluralInText } from '@mina-sidor/texts';

import { capital, referenceInSentence } from '../domain/inSentence.ts';
import { hrefOf } from '../paths.ts';
import { texts } from '../texts.ts';

const words = texts.overview;

interface UninsuredNoticeProps {
  readonly vehicles: number;
  /** The cases that grow, each of which says how that stops. */
  readonly growing: readonly ClaimCase[];
}

/** Says that the debt grows while vehicles are uninsured (row C08). */
export function UninsuredNotice({ vehicles, growing }: UninsuredNoticeProps) {
  if (vehicles < 1) return null;
  return (
    <Notice
      action={growing.length === 0 ? undefined : <CaseLinks growing={growing} />}
      title={capital(pluralInText(words.uninsuredTitle, vehicles))}
      tone="critical"
    >
      {plural(words.uninsuredText, vehicles)}
    </Notice>
  );
}

function CaseLinks({ growing }: Pick<UninsuredNoticeProps, 'growing'>) {
  return (
    <Inline gap="x24">
      {growing.map(({ referenceNumber }) => (
        <Link href={hrefOf('case', referenceNumber)} key={referenceNumber}>
          {growing.length === 1
            ? words.stopIncrease
            : fill(words.stopIncreaseOfCase, { ref: referenceInSentence(referenceNumber) })}
        </Link>
      ))}
    </Inline>
  );
}
