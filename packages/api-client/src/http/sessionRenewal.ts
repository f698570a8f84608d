import type { ApiFailure, ApiResult } from './result.ts';

/** Renews the session once for all calls that found it expired. */
export interface SessionRenewal {
  /** Counts renewals. A call notes it when sent, to know later whether the session has been renewed since. */
  readonly generation: () => number;
  /** Renews, or joins the renewal that is going on. */
  readonly renew: () => Promise<ApiResult<undefined>>;
  /** As `renew`, but does nothing if the session was renewed after `generation`; `null` when it is fresh. */
  readonly renewSince: (generation: number) => Promise<ApiFailure | null>;
  /** Aborts the renewal that is going on, so that its answer brings no cookies back. */
  readonly drop: () => void;
  /** Aborted when renewals are dropped. A call that was sent before renews nothing, and is not repeated. */
  readonly dropped: () => AbortSignal;
}

/** Makes `refresh` a call that all who wait for it share. */
export function createSessionRenewal(
  refresh: (signal: AbortSignal) => Promise<ApiResult<undefined>>,
): SessionRenewal {
  let renewals = 0;
  let running: Promise<ApiResult<undefined>> | null = null;
  let dropping = new AbortController();

  const renew = (): Promise<ApiResult<undefined>> => {
    if (running !== null) return running;
    const mine = refresh(dropping.signal).then((result) => {
      if (result.outcome === 'ok') renewals += 1;
      if (running === mine) running = null;
      return result;
    });
    running = mine;
    return mine;
  };

  return {
    generation: () => renewals,
    renew,
    renewSince: async (generation) => {
      if (running === null && generation !== renewals) return null;
      const result = await renew();
      return result.outcome === 'ok' ? null : result;
    },
    drop: () => {
      dropping.abort();
      dropping = new AbortController();
      running = null;
    },
    dropped: () => dropping.signal,
  };
}

/**
 * What a call that found its session expired ends as when the renewal failed. Only a refusal ends the session. When
 * the server, or a proxy before it, did not do its work, the session may well be alive.
 */
export function toFailureOfCall(renewal: ApiFailure, url: string): ApiFailure {
  switch (renewal.outcome) {
    case 'expired':
      return { outcome: 'expired', url };
    case 'http':
      return isRefusal(renewal.status) ? { outcome: 'expired', url } : serverFailed(url);
    case 'invalid':
      return serverFailed(url);
    case 'network':
    case 'timeout':
      return { ...renewal, isUndone: true };
    case 'unavailable':
    case 'tooMany':
    case 'aborted':
      return renewal;
  }
}

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408;
}

/** The call itself got 401, so it was not carried out. A status above 500 would leave that open. */
function serverFailed(url: string): ApiFailure {
  return { outcome: 'http', status: 500, url };
}
