import type { ApiFailure, ApiResult, PortalClient, System } from '@mina-sidor/api-client';

import { type CallKind, outcomePolicy } from '../domain/outcomePolicy.ts';
import { withRetries } from '../domain/retry.ts';
import type { RefusedAction } from './session/logOut.rules.ts';
import type { Owners } from './session/owner.ts';

interface AskOptions {
  /** Decides what a failure does: see `outcomePolicy`. */
  readonly kind: CallKind;
  /** False when the answer is not worth a retry (row Q28). @default true */
  readonly isRetried?: boolean;
  /**
   * What the customer asked for. The logged-out page says that it was not done, if the session has ended
   * (rows E04 and Q22).
   */
  readonly action?: RefusedAction;
  /** False once the page that asked has unmounted. Its failure is then treated as that of a background call. */
  readonly isWanted?: () => boolean;
}

/**
 * Makes a call for the customer. Retries it like every query (row Q05) and applies `outcomePolicy` to a failure. An
 * answer that arrives after the scope was disposed counts as aborted.
 */
export type Ask = <Value>(
  call: () => Promise<ApiResult<Value>>,
  options: AskOptions,
) => Promise<ApiResult<Value>>;

interface AskParts {
  readonly askForUser: PortalClient['getUser'];
  readonly ownerOf: Owners['ownerOf'];
  /** Null for a visitor. */
  readonly owner: string | null;
  /** Aborted when the scope is disposed. */
  readonly signal: AbortSignal;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Identifies the browser's session: the anti-forgery token. Null or empty without a session. */
  readonly sessionMark: () => string | null;
  /** The mark of the session that is known to be this customer's. @default that of now */
  readonly ownMark?: string | null | undefined;
  /** How the application reacts to failures. */
  readonly react: {
    readonly sessionEnded: (refused: RefusedAction | undefined) => void;
    readonly otherCustomer: () => void;
    readonly switchOff: (system: System) => void;
    readonly reportError: (error: Error) => void;
    readonly connectionLost: (failure: ApiFailure) => void;
  };
}

/** How long the end of the session waits for the answer to what the customer has asked for, in milliseconds. */
const patience = 5000;

const tooLate: ApiFailure = { outcome: 'aborted', url: '' };

/** The failure of a question before a call, as that of the call, which was never made. */
function undone(failure: ApiFailure): ApiFailure {
  const isUnanswered = failure.outcome === 'network' || failure.outcome === 'timeout';
  return isUnanswered ? { ...failure, isUndone: true } : failure;
}

/**
 * Whether a log-in or a renewal, perhaps in another tab, has replaced the session since it had this mark. The refusal of
 * a call then says nothing about the session that is there now.
 */
export function isReplaced(before: string | null, now: string | null): boolean {
  return Boolean(now) && now !== before;
}

export function createAsk({
  askForUser,
  ownerOf,
  owner,
  signal,
  pause,
  sessionMark,
  ownMark: firstMark = sessionMark(),
  react,
}: AskParts): Ask {
  const whileOpen =
    <Value>(call: () => Promise<ApiResult<Value>>) =>
    async (): Promise<ApiResult<Value>> => {
      if (signal.aborted) return tooLate;
      const result = await call();
      return signal.aborted ? tooLate : result;
    };

  /** What the customer has asked for and that has no answer yet. */
  const changes = new Set<Promise<unknown>>();

  /** Another call was refused because the session has ended. A change under way is refused too; its answer says which it was. */
  const endSessionAfterChanges = async () => {
    await Promise.race([Promise.allSettled(changes), pause(patience)]);
    if (!signal.aborted) react.sessionEnded(undefined);
  };

  const judge = (
    failure: ApiFailure,
    kind: CallKind,
    {
      isChange,
      action,
    }: { readonly isChange: boolean; readonly action: RefusedAction | undefined },
  ) => {
    const consequence = outcomePolicy(failure, kind);
    switch (consequence.action) {
      case 'none':
        return;
      case 'logOut':
        if (owner === null) return;
        if (isChange || changes.size === 0) react.sessionEnded(action);
        else void endSessionAfterChanges();
        return;
      case 'switchOff':
        react.switchOff(consequence.system);
        return;
      case 'reportError':
        react.reportError(consequence.error);
        return;
      case 'showConnectionLost':
        react.connectionLost(failure);
    }
  };

  /** The session that is known to be this customer's. */
  let ownMark = firstMark;

  /**
   * Asks the server whether the current session belongs to this customer. If not, tells the application; a failure is told
   * with `tell`.
   *
   * @returns null if it does
   */
  const notOurs = async (tell: (failure: ApiFailure) => void): Promise<ApiFailure | null> => {
    const mark = sessionMark();
    const answer = await whileOpen(() => askForUser())();
    if (answer.outcome !== 'ok') {
      tell(answer);
      return answer;
    }
    if (ownerOf(answer.value) !== owner) {
      react.otherCustomer();
      return tooLate;
    }
    ownMark = mark;
    return null;
  };

  /** The same, but asks only when the session has been replaced. */
  const notOursNow = (tell: (failure: ApiFailure) => void) =>
    owner === null || sessionMark() === ownMark ? null : notOurs(tell);

  const ask: Ask = async (call, { kind, action, isRetried = true, isWanted = () => true }) => {
    const mark = sessionMark();
    const tell = (failure: ApiFailure) => {
      judge(failure, isWanted() ? kind : 'background', { isChange: kind === 'change', action });
    };
    // Another tab may have logged in another customer, for whom this order or payment would be made.
    if (action !== undefined) {
      const failure = await notOursNow(tell);
      if (failure !== null) return undone(failure);
    }
    const judged = <Value>(result: ApiResult<Value>): ApiResult<Value> => {
      if (result.outcome !== 'ok') tell(result);
      return result;
    };

    const make = whileOpen(call);
    const result = await (isRetried ? withRetries(make, pause) : make());
    // What it has answered may be another customer's, and this one's name stands above it.
    if (result.outcome === 'ok' && (kind === 'query' || kind === 'background')) {
      return (await notOursNow(tell)) ?? result;
    }
    const wouldLogOut =
      result.outcome === 'expired' && outcomePolicy(result, kind).action === 'logOut';
    if (owner === null || !wouldLogOut || !isReplaced(mark, sessionMark())) return judged(result);
    const isOurs = (await notOurs(tell)) === null;
    if (signal.aborted) return result;
    // A call that changes something is never repeated automatically (row Q22). As far as is known, the customer is logged in.
    if (kind === 'change') return { outcome: 'http', status: 401, url: result.url };
    return isOurs ? judged(await make()) : result;
  };

  return (call, options) => {
    const answer = ask(call, options);
    if (options.kind === 'change') {
      changes.add(answer);
      const forget = () => changes.delete(answer);
      answer.then(forget, forget);
    }
    return answer;
  };
}
