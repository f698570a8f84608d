import type { ClaimsAccess } from '../../domain/access.ts';

type ListStatus = 'loading' | 'failed' | 'empty' | 'ready';

export interface DocumentsSituation {
  /** `access().claimDocuments`. */
  readonly claims: ClaimsAccess;
  /** Not fetched unless `claims` is `open`. */
  readonly claimDocuments: ListStatus;
  readonly extracts: ListStatus;
}

/** The notices of the page (row K13). */
export interface DocumentsNotices {
  /** Replaces the three sections about claims; `null` when they show (row K17). */
  readonly claims: 'offline' | 'blocked' | 'notAvailable' | null;
  /** About the whole page. */
  readonly page: 'noDocuments' | 'someFailed' | 'allFailed' | null;
}

/** Each case has its own notice (row K13). When a list has failed, no notice says that there are no documents. */
export function noticesOf({
  claims,
  claimDocuments,
  extracts,
}: DocumentsSituation): DocumentsNotices {
  switch (claims) {
    case 'offline':
    case 'blocked':
    case 'notAvailable':
      // There may be documents behind the notice, so an empty list of extracts is not reported.
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
