import type { Clock } from '../clock.ts';
import { type Endpoint, endpoints } from '../contract/endpoints.ts';
import {
  type Answer,
  type BodyReader,
  emptyReader,
  isSuccess,
  isTokenExpired,
  toFailure,
} from './answer.ts';
import { type Limits, interruptible } from './interruptible.ts';
import { type ReadCookie, type RequestInput, toRequestInit, toUrl } from './request.ts';
import type { ApiFailure, ApiResult } from './result.ts';
import { createSessionRenewal, toFailureOfCall } from './sessionRenewal.ts';

interface CallerOptions {
  readonly baseUrl: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly readCookie: ReadCookie;
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly onRenewed: (result: ApiResult<undefined>) => void;
}

/** Carries out calls of any endpoint. */
export interface Caller {
  call<Value>(
    endpoint: Endpoint,
    read: BodyReader<Value>,
    input: RequestInput,
  ): Promise<ApiResult<Value>>;
  /** Renews the session, or waits for the renewal that is going on. */
  renew(input: RequestInput): Promise<ApiResult<undefined>>;
}

/** Makes a caller whose calls share one renewal of the session. */
export function createCaller(options: CallerOptions): Caller {
  const { baseUrl, fetch, readCookie, clock, timeoutMs, onRenewed } = options;
  const renewal = createSessionRenewal(async () => {
    const answer = await attempt(endpoints.refresh, {});
    const result = toResult(answer, emptyReader, urlOf(endpoints.refresh, {}));
    onRenewed(result);
    return result;
  });

  const urlOf = (endpoint: Endpoint, input: RequestInput): string =>
    toUrl(baseUrl, endpoint.path, input);

  /** One request with its answer, or why there is none. */
  async function attempt(endpoint: Endpoint, input: RequestInput): Promise<Answer | ApiFailure> {
    const url = urlOf(endpoint, input);
    return limited(url, { clock, timeoutMs, signal: input.signal }, async (signal) => {
      const response = await fetch(url, toRequestInit(endpoint, input, readCookie, signal));
      const useful = isSuccess(response.status) && endpoint.response.kind !== 'empty';
      if (!useful) discardBody(response);
      const text = useful ? await response.text() : '';
      return { status: response.status, headers: response.headers, text };
    });
  }

  async function call<Value>(
    endpoint: Endpoint,
    read: BodyReader<Value>,
    input: RequestInput,
  ): Promise<ApiResult<Value>> {
    const url = urlOf(endpoint, input);
    const generation = renewal.generation();
    const answer = await attempt(endpoint, input);
    if (endpoint.access !== 'session' || isFailure(answer) || !isTokenExpired(answer)) {
      return toResult(answer, read, url);
    }
    const renewed = await limited(url, { clock, timeoutMs: null, signal: input.signal }, () =>
      renewal.renewSince(generation),
    );
    if (renewed !== null) {
      return renewed.outcome === 'aborted' ? renewed : toFailureOfCall(renewed, url);
    }
    return toResult(await attempt(endpoint, input), read, url);
  }

  return {
    call,
    renew: (input) =>
      limited(
        urlOf(endpoints.refresh, input),
        { clock, timeoutMs: null, signal: input.signal },
        renewal.renew,
      ),
  };
}

async function limited<Value>(
  url: string,
  limits: Limits,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value | ApiFailure> {
  const ending = await interruptible(work, limits);
  if (ending.ended === 'done') return ending.value;
  return { outcome: ending.ended === 'failed' ? 'network' : ending.ended, url };
}

function isFailure(answer: Answer | ApiFailure): answer is ApiFailure {
  return 'outcome' in answer;
}

function toResult<Value>(
  answer: Answer | ApiFailure,
  read: BodyReader<Value>,
  url: string,
): ApiResult<Value> {
  if (isFailure(answer)) return answer;
  const failure = toFailure(answer, url);
  if (failure !== null) return failure;
  const reading = read(answer.text);
  return 'value' in reading
    ? { outcome: 'ok', value: reading.value, headers: answer.headers }
    : { outcome: 'invalid', url, reason: reading.reason };
}

// A body that nobody reads would keep its connection busy. That cancelling fails is of no interest to the call.
function discardBody(response: Response): void {
  response.body?.cancel().catch(() => undefined);
}
