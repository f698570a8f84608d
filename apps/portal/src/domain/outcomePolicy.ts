import type { ApiFailure, System } from '@mina-sidor/api-client';

/** What a call is for. It decides what a failure does to the page. */
export type CallKind =
  | 'query'
  /** Fetches something optional, or tells the server that the customer is active. */
  | 'background'
  /** Sends, orders or pays. */
  | 'change'
  /** Tells the server what has already happened. A failure never changes the page (row P09). */
  | 'report'
  /**
   * A call of the login, which shows its own errors, or the request for the user, where a refusal means "not logged
   * in".
   */
  | 'login';

/** What the application does about a failure, in addition to what the page shows. */
export type OutcomeAction =
  /** Nothing: the page shows the failure, or nobody needs to know. */
  | { readonly action: 'none' }
  /** Log out and remember the path (row E04). */
  | { readonly action: 'logOut' }
  /** Switch this system off everywhere (row E02). */
  | { readonly action: 'switchOff'; readonly system: System }
  /** Report to the provider that the server broke the contract. The page shows an ordinary failure. */
  | { readonly action: 'reportError'; readonly error: Error }
  /** Cover the page with the connection screen until a retry succeeds (row E06). */
  | { readonly action: 'showConnectionLost' };

const none: OutcomeAction = { action: 'none' };

/** The only place that decides what a call's outcome leads to (rows E02, E04, E06–E08). */
export function outcomePolicy(failure: ApiFailure, kind: CallKind): OutcomeAction {
  switch (failure.outcome) {
    case 'expired':
      return kind === 'report' || kind === 'login' ? none : { action: 'logOut' };
    case 'unavailable':
      return kind === 'report' ? none : { action: 'switchOff', system: failure.system };
    case 'network':
    case 'timeout':
      return kind === 'query' ? { action: 'showConnectionLost' } : none;
    case 'http':
    case 'tooMany':
    case 'aborted':
      return none;
    case 'invalid':
      return { action: 'reportError', error: breachOfContract(failure) };
  }
}

/** Replaces list indices with `*`, so that the same fault in several items is reported once. */
function breachOfContract({ url, reason }: ApiFailure & { readonly outcome: 'invalid' }): Error {
  const path = url.split('?', 1)[0] ?? '';
  const error = new Error(`invalid ${path} ${reason.replaceAll(/(?<=^|\.)\d+(?=[.:])/gu, '*')}`);
  // The stack shows where the fault was found, not where it is.
  delete error.stack;
  return error;
}

/** Whether any answer came. If one did, the customer's network is not at fault. */
export function isAnswered({ outcome }: Pick<ApiFailure, 'outcome'>): boolean {
  switch (outcome) {
    case 'network':
    case 'timeout':
    case 'aborted':
      return false;
    case 'http':
    case 'tooMany':
    case 'invalid':
    case 'unavailable':
    case 'expired':
      return true;
  }
}
