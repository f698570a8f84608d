import type { AttachedFile } from '@mina-sidor/api-client';

/** What becomes of a file of a message (rows A11 and A12): it can be fetched, is not there yet, or has been erased. */
type AttachmentState =
  | { readonly kind: 'available'; readonly token: string }
  | { readonly kind: 'awaiting' | 'removed' };

/** A removed file is removed, even if it still has a token. */
export function attachmentState({
  token,
  removedDateTime,
}: Pick<AttachedFile, 'token' | 'removedDateTime'>): AttachmentState {
  if (removedDateTime !== null) return { kind: 'removed' };
  return token === null ? { kind: 'awaiting' } : { kind: 'available', token };
}

/** Whether some of the files that were sent are not listed yet (row E15). */
export function isAwaitingMore(listed: readonly AttachedFile[], sent: number): boolean {
  return listed.length < sent;
}
