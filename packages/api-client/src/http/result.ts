import type { System } from '../contract/siteState.ts';

/**
 * How a call ended. A call never throws for any of these; the caller decides what to do about it (redirect, log, show).
 */
export type ApiResult<Value> =
  | ApiOk<Value>
  /** The server answered with a status that is neither 2xx nor one of the special cases below. */
  | {
      readonly outcome: 'http';
      readonly status: number;
      readonly url: string;
      /** On a 400 to a form with files: the place of the file that is the reason, counted from 0 in the order of the form. */
      readonly refusedFile?: number;
    }
  /** 429: too many calls have come from this address. The same call is refused again before the wait is over. */
  | {
      readonly outcome: 'tooMany';
      readonly url: string;
      /** In milliseconds; `null` if the server did not say. */
      readonly waitMs: number | null;
    }
  /** 503 with a header that names a known system, which is switched off. */
  | { readonly outcome: 'unavailable'; readonly system: System; readonly url: string }
  /** 401, and the session cannot be renewed: the customer is logged out. */
  | { readonly outcome: 'expired'; readonly url: string }
  /** No answer: there is no connection, or it was cut. `isUndone` as below. */
  | { readonly outcome: 'network'; readonly url: string; readonly isUndone?: true }
  /**
   * No answer within the time limit, 60 seconds by default. With `isUndone`, the call had got 401 and only the renewal of
   * the session got no answer: the call was certainly not carried out.
   */
  | { readonly outcome: 'timeout'; readonly url: string; readonly isUndone?: true }
  /** The caller aborted the call. */
  | { readonly outcome: 'aborted'; readonly url: string }
  /** The answer was not JSON or did not match the contract; `reason` names the field, never its value. */
  | { readonly outcome: 'invalid'; readonly url: string; readonly reason: string };

/** The call has succeeded: its value, and the headers of the answer. */
export interface ApiOk<Value> {
  readonly outcome: 'ok';
  readonly value: Value;
  /** Response headers, for instance the release id of GetSiteCurrentState. */
  readonly headers: Headers;
}

/** Every outcome except success. */
export type ApiFailure = Exclude<ApiResult<never>, { outcome: 'ok' }>;
