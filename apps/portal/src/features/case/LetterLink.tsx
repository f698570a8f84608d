import type { ClaimDocument } from '@mina-sidor/api-client';

import { fileQueryOf } from '../../domain/fileQuery.ts';
import { DownloadLink } from '../../parts/DownloadLink.tsx';

interface LetterLinkProps {
  readonly letter: ClaimDocument;
}

/** A letter's name, which leads to its file if there is one. */
export function LetterLink({ letter }: LetterLinkProps) {
  const name = letter.minaSidorDisplayName.trim();
  const file = fileQueryOf(letter);
  return file === null ? (
    name
  ) : (
    <DownloadLink
      fetchFile={(client) => client.getClaimDocument({ query: file })}
      isPlain
      name={name}
      size={letter.fileSize}
    />
  );
}
