import type { ApiFailure, ApiResult, PortalClient, System, User } from '@mina-sidor/api-client';

import { type CallKind, outcomePolicy } from '../domain/outcomePolicy.ts';
import { isOfEarlierSession, isRepeatable, whoseSession } from './session/refusal.ts';
import { withRetries } from '../domain/retry.ts';
import type { RefusedWish } from './session/logOut.rules.ts';

interface AskOptions {
  /** How much a failure may disturb. */
  readonly kind: CallKind;
  /** False for what is not worth waiting for (row Q28). @default true */
  readonly isRetried?: boolean;
  /** What the customer has pressed for, to be told of where the session turns out to be gone (rows E04 and Q22). */
  readonly wish?: RefusedWish;
  /** False when nobody looks at the page any more that asked; then a failure disturbs nothing. */
  readonly isWanted?: () => boolean;
}

/** Makes a call for the customer: retried like any query (row Q05), its failure judged by the one policy. */
export type Ask = <Value>(
  call: () => Promise<ApiResult<Value>>,
  options: AskOptions,
) => Promise<ApiResult<Value>>;

interface AskParts {
  readonly client: Pick<PortalClient, 'getUser'>;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** What tells one session of the browser from the next; null while there is none. */
  readonly sessionMark: () => string | null;
  /** Counts the customers of this tab. */
  readonly customerEpoch: () => number;
  /** Who shows in this tab; null for nobody. */
  readonly customer: () => User | null;
  /** What the application does about a failure. */
  readonly react: {
    readonly sessionEnded: (refused: RefusedWish | undefined) => void;
    readonly otherCustomer: () => void;
    readonly switchOff: (system: System) => void;
    readonly tell: (error: Error) => void;
    readonly connectionLost: (failure: ApiFailure) => void;
  };
}

/** The one way that calls are made for a customer. An answer that comes to the next customer of the tab changes nothing. */
export function createAsk(parts: AskParts): Ask {
  const { client, pause, sessionMark, customerEpoch, customer, react } = parts;

  const judge = (failure: ApiFailure, kind: CallKind, wish: RefusedWish | undefined) => {
    const consequence = outcomePolicy(failure, kind);
    switch (consequence.action) {
      case 'none':
        return;
      case 'logOut':
        if (customer() !== null) react.sessionEnded(wish);
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

  /** Whether a refused call may be made anew, since the refusal was about an earlier session of the same customer. */
  const mayRepeat = async (kind: CallKind, wish: RefusedWish | undefined): Promise<boolean> => {
    const epoch = customerEpoch();
    const user = customer();
    if (user === null) return false;
    const owner = await whoseSession(client, user);
    if (epoch !== customerEpoch()) return false;
    switch (owner) {
      case 'sameCustomer':
        return isRepeatable(kind);
      case 'otherCustomer':
        react.otherCustomer();
        return false;
      case 'nobody':
        react.sessionEnded(wish);
        return false;
      case 'unknown':
        return false;
    }
  };

  return async (call, { kind, wish, isRetried = true, isWanted = () => true }) => {
    const epoch = customerEpoch();
    const mark = sessionMark();
    /** Judges the answer, unless another customer has come meanwhile. */
    const judged = <Value>(result: ApiResult<Value>): ApiResult<Value> => {
      if (result.outcome !== 'ok' && epoch === customerEpoch()) {
        judge(result, isWanted() ? kind : 'background', wish);
      }
      return result;
    };

    const result = await (isRetried ? withRetries(call, pause) : call());
    if (result.outcome !== 'expired' || epoch !== customerEpoch()) return judged(result);
    const isLate = isOfEarlierSession(mark, sessionMark());
    if (!isLate || outcomePolicy(result, kind).action !== 'logOut') return judged(result);
    return (await mayRepeat(kind, wish)) ? judged(await call()) : result;
  };
}
