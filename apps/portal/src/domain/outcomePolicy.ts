import type { ApiFailure, System } from '@mina-sidor/api-client';

/** What a call was for, which decides how much its failure may disturb. */
const callKinds = [
  /** Fetches what a page shows. */
  'query',
  /** Fetches what a page can do without, or tells the server that the customer is here. */
  'background',
  /** Changes something: sends, orders, pays. */
  'change',
  /** Tells the server what has already happened; whatever becomes of it, the customer's page stays (row P09). */
  'report',
  /** Belongs to the login, which shows its own errors, and the question who is logged in: a refusal is an answer. */
  'login',
] as const;
export type CallKind = (typeof callKinds)[number];

/** What the application as a whole does about a failure, besides what the page itself shows. */
export type OutcomeAction =
  /** Nothing: the page shows it, or nobody needs to know. */
  | { readonly action: 'none' }
  /** Log out here and now, keeping the way back (row E04). */
  | { readonly action: 'logOut' }
  /** Switch this system off everywhere (row E02). */
  | { readonly action: 'switchOff'; readonly system: System }
  /** Tell the provider, whose server and this portal have come apart; the page shows what it shows of any failure. */
  | { readonly action: 'reportError'; readonly error: Error }
  /** Cover the page with the connection screen until a retry succeeds (row E06). */
  | { readonly action: 'showConnectionLost' };

const none: OutcomeAction = { action: 'none' };

/** The one place that turns the outcome of a call into what happens (rows E02, E04, E06–E08). */
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

/** One for each call and field, of whichever item of a list: what is told of is told once. */
function breachOfContract({ url, reason }: ApiFailure & { readonly outcome: 'invalid' }): Error {
  const path = url.split('?', 1)[0] ?? '';
  const error = new Error(`invalid ${path} ${reason.replaceAll(/(?<=^|\.)\d+(?=[.:])/gu, '*')}`);
  // Where in this code it was found out says nothing of the fault.
  delete error.stack;
  return error;
}

/** Whether anybody has answered at all: what has been answered, however badly, is no fault of the customer's network. */
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
