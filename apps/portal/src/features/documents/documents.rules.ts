import type { FileQuery, InsuranceDocument } from '@mina-sidor/api-client';

/** How the document's bytes are asked for (row Q31): by index, else by token; `null` where it has neither. */
export function fileQueryOf({
  index,
  token,
}: Pick<InsuranceDocument, 'index' | 'token'>): FileQuery | null {
  if (index !== null) return { index: String(index) };
  return token === null ? null : { token };
}
