import type { ApiFailure, ApiResult, PortalClient, System } from '@mina-sidor/api-client';

import { type CallKind, outcomePolicy } from '../domain/outcomePolicy.ts';
import { withRetries } from '../domain/retry.ts';
import { customerOf } from './session/customerOf.ts';
import type { RefusedWish } from './session/logOut.rules.ts';

interface AskOptions {
  /** How much a failure may disturb. */
  readonly kind: CallKind;
  /** False for what is not worth waiting for (row Q28). @default true */
  readonly isRetried?: boolean;
  /** What the customer has pressed for, to be told of if the session turns out to be gone (rows E04 and Q22). */
  readonly wish?: RefusedWish;
  /** False when nobody looks at the page any more that asked; then a failure disturbs nothing. */
  readonly isWanted?: () => boolean;
}

/**
 * Makes a call for the customer: retried like any query (row Q05), its failure judged by the one policy. An answer that
 * comes after the scope was disposed counts as aborted.
 */
export type Ask = <Value>(
  call: () => Promise<ApiResult<Value>>,
  options: AskOptions,
) => Promise<ApiResult<Value>>;

interface AskParts {
  readonly client: Pick<PortalClient, 'getUser'>;
  /** Whose calls these are; null for a visitor. */
  readonly owner: string | null;
  /** Aborted when the scope is disposed. */
  readonly signal: AbortSignal;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Marks the browser's session: the anti-forgery token. Null or empty while there is none. */
  readonly sessionMark: () => string | null;
  /** What the application does about a failure. */
  readonly react: {
    readonly sessionEnded: (refused: RefusedWish | undefined) => void;
    readonly otherCustomer: () => void;
    readonly switchOff: (system: System) => void;
    readonly tell: (error: Error) => void;
    readonly connectionLost: (failure: ApiFailure) => void;
  };
}

const tooLate: ApiFailure = { outcome: 'aborted', url: '' };

/** The one way that calls are made for a customer. */
export function createAsk({ client, owner, signal, pause, sessionMark, react }: AskParts): Ask {
  const whileOpen =
    <Value>(call: () => Promise<ApiResult<Value>>) =>
    async (): Promise<ApiResult<Value>> => {
      if (signal.aborted) return tooLate;
      const result = await call();
      return signal.aborted ? tooLate : result;
    };

  const judge = (failure: ApiFailure, kind: CallKind, wish: RefusedWish | undefined) => {
    const consequence = outcomePolicy(failure, kind);
    switch (consequence.action) {
      case 'none':
        return;
      case 'logOut':
        if (owner !== null) react.sessionEnded(wish);
        return;
      case 'switchOff':
        react.switchOff(consequence.system);
        return;
      case 'tell':
        react.tell(consequence.error);
        return;
      case 'showConnectionLost':
        react.connectionLost(failure);
    }
  };

  /** Whether the session that stands now is still this customer's. If not, the application reacts. */
  const isStillOurs = async (wish: RefusedWish | undefined): Promise<boolean> => {
    const answer = await whileOpen(() => client.getUser())();
    if (answer.outcome === 'expired') react.sessionEnded(wish);
    if (answer.outcome !== 'ok') return false;
    const isOurs = customerOf(answer.value) === owner;
    if (!isOurs) react.otherCustomer();
    return isOurs;
  };

  return async (call, { kind, wish, isRetried = true, isWanted = () => true }) => {
    const mark = sessionMark();
    const judged = <Value>(result: ApiResult<Value>): ApiResult<Value> => {
      if (result.outcome !== 'ok') judge(result, isWanted() ? kind : 'background', wish);
      return result;
    };

    const make = whileOpen(call);
    const result = await (isRetried ? withRetries(make, pause) : make());
    const wouldLogOut =
      result.outcome === 'expired' && outcomePolicy(result, kind).action === 'logOut';
    // A refusal says nothing about a session that has replaced the one it was sent in, by a log-in or a renewal.
    const markNow = sessionMark();
    const isReplaced = Boolean(markNow) && markNow !== mark;
    if (owner === null || !wouldLogOut || !isReplaced) return judged(result);
    // What changes something is not repeated by itself (row Q22).
    const mayRepeat = (await isStillOurs(wish)) && kind !== 'change';
    return mayRepeat ? judged(await make()) : result;
  };
}
