import type { System } from '../contract/siteState.ts';

/**
 * What became of a call. A call never throws for anything in this list; what to do about it (redirect, log,
 * show) is decided by the caller.
 */
export type ApiResult<Value> =
  | ApiOk<Value>
  /** The server answered with a status that is neither 2xx nor one of the special cases below. */
  | { readonly outcome: 'http'; readonly status: number; readonly url: string }
  /** 503 with a header that names a known system: that system is switched off. */
  | { readonly outcome: 'unavailable'; readonly system: System; readonly url: string }
  /** 401 and no way to renew the session: the customer is logged out. */
  | { readonly outcome: 'expired'; readonly url: string }
  /** No answer: no connection, or it was cut. */
  | { readonly outcome: 'network'; readonly url: string }
  /** No answer within the time allowed, 60 seconds unless told otherwise. */
  | { readonly outcome: 'timeout'; readonly url: string }
  /** The caller aborted the call. */
  | { readonly outcome: 'aborted'; readonly url: string }
  /** The answer was not JSON or not of the contract's shape; `reason` names the field, never its value. */
  | { readonly outcome: 'invalid'; readonly url: string; readonly reason: string };

export interface ApiOk<Value> {
  readonly outcome: 'ok';
  readonly value: Value;
  /** Response headers, for instance the release id of GetSiteCurrentState. */
  readonly headers: Headers;
}

/** Everything but success. */
export type ApiFailure = Exclude<ApiResult<never>, { outcome: 'ok' }>;
