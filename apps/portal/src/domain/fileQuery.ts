import type { ClaimDocument, FileQuery } from '@mina-sidor/api-client';

/** How a document's file is asked for; null when the provider has none (row Q31). */
export function fileQueryOf({
  index,
  token,
}: Pick<ClaimDocument, 'index' | 'token'>): FileQuery | null {
  if (index !== null) return { index: String(index) };
  return token === null ? null : { token };
}
