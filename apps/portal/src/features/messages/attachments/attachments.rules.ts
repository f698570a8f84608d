import type { AttachedFile } from '@mina-sidor/api-client';

/** Whether a file can be fetched, is not available yet, or has been erased (rows A11 and A12). */
type AttachmentState =
  | { readonly kind: 'available'; readonly token: string }
  | { readonly kind: 'awaiting' | 'removed' };

/** An erased file may still have a token. */
export function attachmentState({
  token,
  removedDateTime,
}: Pick<AttachedFile, 'token' | 'removedDateTime'>): AttachmentState {
  if (removedDateTime !== null) return { kind: 'removed' };
  return token === null ? { kind: 'awaiting' } : { kind: 'available', token };
}

/** Whether some of the sent files are missing from the list (row E15). */
export function isAwaitingMore(listed: readonly AttachedFile[], sent: number): boolean {
  return listed.length < sent;
}

/** Whether the list will change: a file is missing from it, or cannot be fetched yet. */
export function isAwaitingSome(listed: readonly AttachedFile[], sent: number): boolean {
  return (
    isAwaitingMore(listed, sent) || listed.some((file) => attachmentState(file).kind === 'awaiting')
  );
}
