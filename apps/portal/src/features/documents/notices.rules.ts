import type { ClaimsAccess } from '../../domain/access.ts';

/** How far a list has come. */
type ListStatus = 'loading' | 'failed' | 'empty' | 'ready';

/** What the page knows. */
export interface DocumentsSituation {
  /** What the customer gets of the documents about claims: `access().claimDocuments`. */
  readonly claims: ClaimsAccess;
  /** The documents about claims; not asked for unless `claims` is `open`. */
  readonly claimDocuments: ListStatus;
  readonly extracts: ListStatus;
}

/** What the page says beside its sections (row K13). */
export interface DocumentsNotices {
  /** In place of the three sections about claims; `null` where they show (row K17). */
  readonly claims: 'offline' | 'blocked' | 'notAvailable' | null;
  /** About the page as a whole. */
  readonly page: 'noDocuments' | 'someFailed' | 'allFailed' | null;
}

/**
 * Each case has its own notice (row K13). Where a list has failed nothing is said about whether there are documents:
 * nobody knows.
 */
export function noticesOf({
  claims,
  claimDocuments,
  extracts,
}: DocumentsSituation): DocumentsNotices {
  switch (claims) {
    case 'offline':
    case 'blocked':
    case 'notAvailable':
      // What is behind the notice may be full of documents.
      return { claims, page: extracts === 'failed' ? 'someFailed' : null };
    case 'notCustomer':
      return { claims: null, page: pageNoticeOf([extracts]) };
    case 'open':
      return { claims: null, page: pageNoticeOf([claimDocuments, extracts]) };
  }
}

function pageNoticeOf(lists: readonly ListStatus[]): DocumentsNotices['page'] {
  if (lists.every((status) => status === 'failed')) return 'allFailed';
  if (lists.includes('failed')) return 'someFailed';
  return lists.every((status) => status === 'empty') ? 'noDocuments' : null;
}
