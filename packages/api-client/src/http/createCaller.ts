import type { Clock } from '../clock.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { protocol } from '../contract/protocol.ts';
import { visitorEndpoints } from '../contract/visitorEndpoints.ts';
import {
  type Answer,
  type BodyReader,
  discardBody,
  emptyReader,
  isSuccess,
  isTokenExpired,
  toFailure,
} from './answer.ts';
import { type Limits, type Work, interruptible } from './interruptible.ts';
import { type ReadCookie, type RequestInput, toRequestInit, toUrl } from './request.ts';
import type { ApiFailure, ApiResult } from './result.ts';
import { createSessionMarks } from './sessionMarks.ts';
import { createSessionRenewal, toFailureOfCall } from './sessionRenewal.ts';
import type { Upload } from './upload.ts';

interface CallerOptions {
  readonly baseUrl: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly upload: Upload;
  readonly readCookie: ReadCookie;
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly onRenewed: (result: ApiResult<undefined>) => void;
  /** The `userKey` of the last answer to GetUser; null before the first. */
  readonly lastUserKey: () => string | null;
  /** Asks the server whose the session is. */
  readonly getUser: (
    input: RequestInput,
  ) => Promise<ApiResult<{ readonly userKey: string | null }>>;
}

/** Calls any endpoint. */
export interface Caller {
  call<Value>(
    endpoint: Endpoint,
    read: BodyReader<Value>,
    input: RequestInput,
  ): Promise<ApiResult<Value>>;
  /** Renews the session, or waits for a renewal that is already running. */
  renew(input: RequestInput): Promise<ApiResult<undefined>>;
  /** Aborts a renewal that is running, and lets no call that was sent before renew or be repeated. */
  readonly dropRenewal: () => void;
}

/** Creates a caller. Its calls share one renewal of the session. */
export function createCaller(options: CallerOptions): Caller {
  const { baseUrl, fetch, upload, readCookie, clock, timeoutMs, onRenewed } = options;
  const { lastUserKey, getUser } = options;
  const sessions = createSessionMarks(() => readCookie(protocol.antiForgeryCookie));
  const renewal = createSessionRenewal(async (signal) => {
    const renewed = sessions.startRenewal();
    const answer = await attempt(visitorEndpoints.refresh, emptyReader, { signal });
    const result = toResult(answer, urlOf(visitorEndpoints.refresh, {}));
    if (result.outcome === 'ok') renewed();
    onRenewed(result);
    return result;
  });

  const urlOf = (endpoint: Endpoint, input: RequestInput): string =>
    toUrl(baseUrl, endpoint.path, input);

  /**
   * Sends the request with `fetch` or, for a form, with the upload function. Progress restarts the time limit.
   */
  function send(url: string, init: RequestInit, input: RequestInput & Work): Promise<Response> {
    if (input.form === undefined) return fetch(url, init);
    return upload(url, init, (progress) => {
      if (input.signal.aborted) return;
      input.restartTime();
      input.onProgress?.(progress);
    });
  }

  /** Sends one request and returns its answer, or why there is none. */
  async function attempt<Value>(
    endpoint: Endpoint,
    read: BodyReader<Value>,
    input: RequestInput,
  ): Promise<Answer<Value> | ApiFailure> {
    const url = urlOf(endpoint, input);
    return limited(url, { clock, timeoutMs, signal: input.signal }, async (work) => {
      const response = await send(url, toRequestInit(endpoint, input, readCookie, work.signal), {
        ...input,
        ...work,
      });
      const { status, headers } = response;
      if (isSuccess(status))
        return { status, headers, reading: await read(response, work.restartTime) };
      discardBody(response);
      return { status, headers, reading: null };
    });
  }

  async function call<Value>(
    endpoint: Endpoint,
    read: BodyReader<Value>,
    input: RequestInput,
  ): Promise<ApiResult<Value>> {
    const url = urlOf(endpoint, input);
    const generation = renewal.generation();
    const dropped = renewal.dropped();
    const isSameSession = sessions.startCall();
    const sentFor = lastUserKey();
    const answer = await attempt(endpoint, read, input);
    if (endpoint.access !== 'session' || isFailure(answer) || !isTokenExpired(answer)) {
      return toResult(answer, url);
    }
    if (dropped.aborted) return { outcome: 'aborted', url };
    const renewed = await limited(url, { clock, timeoutMs: null, signal: input.signal }, () =>
      renewal.renewSince(generation),
    );
    if (renewed !== null) {
      return renewed.outcome === 'aborted' ? renewed : toFailureOfCall(renewed, url);
    }
    if (endpoint.changesState) {
      // Somebody else may have logged in meanwhile, or while GetUser was asked. The call must not be made for them. A
      // customer without a key is known by the session alone.
      const isSessionOfAnswer = sentFor === null ? isSameSession : sessions.startCall();
      if (sentFor !== null) {
        const user = await getUser(input.signal === undefined ? {} : { signal: input.signal });
        if (user.outcome !== 'ok') return toFailureOfCall(user, url);
        if (user.value.userKey !== sentFor) return { outcome: 'expired', url };
      }
      if (!isSessionOfAnswer()) return { outcome: 'expired', url };
    }
    return toResult(await attempt(endpoint, read, input), url);
  }

  return {
    call,
    renew: (input) =>
      limited(
        urlOf(visitorEndpoints.refresh, input),
        { clock, timeoutMs: null, signal: input.signal },
        renewal.renew,
      ),
    dropRenewal: renewal.drop,
  };
}

async function limited<Value>(
  url: string,
  limits: Limits,
  work: (work: Work) => Promise<Value>,
): Promise<Value | ApiFailure> {
  const ending = await interruptible(work, limits);
  if (ending.ended === 'done') return ending.value;
  return { outcome: ending.ended === 'failed' ? 'network' : ending.ended, url };
}

function isFailure<Value>(answer: Answer<Value> | ApiFailure): answer is ApiFailure {
  return 'outcome' in answer;
}

function toResult<Value>(answer: Answer<Value> | ApiFailure, url: string): ApiResult<Value> {
  if (isFailure(answer)) return answer;
  const { status, headers, reading } = answer;
  if (reading === null) return toFailure(answer, url) ?? { outcome: 'http', status, url };
  return 'value' in reading
    ? { outcome: 'ok', value: reading.value, headers }
    : { outcome: 'invalid', url, reason: reading.reason };
}
