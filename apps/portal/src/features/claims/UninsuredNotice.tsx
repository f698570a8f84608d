import type { ClaimCase } from '@mina-sidor/api-client';
import { Inline, Link, Notice, Stack } from '@mina-sidor/ui';
import { fill, plural, pluralInText } from '@mina-sidor/texts';

import { whatGrows } from '../../domain/dailyIncrease.ts';
import { capital } from '../../domain/inSentence.ts';
import { hrefOf } from '../../paths.ts';
import { ProviderLink } from '../../parts/ProviderLink.tsx';
import { withReferences } from '../../parts/withReferences.tsx';
import { texts } from '../../texts.ts';

const words = texts.claims.uninsured;

interface UninsuredNoticeProps {
  readonly vehicles: number;
  /** The cases that grow, each of which says how that stops; null while they are on their way. */
  readonly growing: readonly ClaimCase[] | null;
}

/** Says that the debt grows while vehicles are uninsured (row C08). */
export function UninsuredNotice({ vehicles, growing }: UninsuredNoticeProps) {
  if (vehicles < 1) return null;
  return (
    <Notice
      action={growing === null ? undefined : <WaysToStop growing={growing} />}
      title={capital(pluralInText(words.title, vehicles))}
      tone="critical"
    >
      {plural(words.text, vehicles)}
    </Notice>
  );
}

/** The cases say how it stops. Where none is known, their two ways out show here. */
function WaysToStop({ growing }: { readonly growing: readonly ClaimCase[] }) {
  const { insurers, transportAuthority } = words;
  const [first, ...others] = growing;
  if (first === undefined) {
    return (
      <Inline gap="x24">
        <ProviderLink to="memberCompanies">{insurers}</ProviderLink>
        <ProviderLink to="transportAuthority">{transportAuthority}</ProviderLink>
      </Inline>
    );
  }
  if (others.length === 0) {
    return <Link href={hrefOf('case', first.referenceNumber)}>{words.stop}</Link>;
  }
  return (
    <Stack as="ul" gap="x8">
      {growing.map((one) => (
        <li key={one.referenceNumber}>
          <Link href={hrefOf('case', one.referenceNumber)}>
            {withReferences(fill(words.stopOfCase, { what: whatGrows(one) }))}
          </Link>
        </li>
      ))}
    </Stack>
  );
}
