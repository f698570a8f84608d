import { type Clock, systemClock } from '../clock.ts';
import type { LoginMode, LoginStatus } from '../contract/bankId.ts';
import type { CallSettings, PortalClient } from '../http/client.types.ts';
import type { ApiFailure, ApiResult } from '../http/result.ts';
import { finalizeWithRetries } from './finalizeWithRetries.ts';
import { type LoginError, type LoginState, initialLoginState } from './loginState.ts';
import { type LoginEvent, reduceLogin } from './reduceLogin.ts';
import { type LoginAttempt, mayRestart } from './restarts.ts';

/** How many consecutive polls may fail while the customer is in the app on the same device. */
const highestNumberOfLostPolls = 3;

/** What a login needs from its environment. */
export interface LoginOptions {
  readonly client: Pick<
    PortalClient,
    'startDummyLogin' | 'startLogin' | 'restartLogin' | 'getLoginStatus' | 'finalizeLogin'
  >;
  /** Default: the real clock. */
  readonly clock?: Clock;
  /** Called after each change of the state. */
  readonly onChange: (state: LoginState) => void;
  /** Time between polls of the order in milliseconds; 2 000 by default. */
  readonly pollIntervalMs?: number;
}

/** A login, running or not yet started. */
export interface Login {
  /** The current state; the same object until it changes. */
  readonly state: () => LoginState;
  /** Starts a BankID order. Does nothing while a login is running. */
  readonly start: (mode: LoginMode) => void;
  /**
   * Continues an order that was started before the page was loaded; iPhones return from the app this way. Shows the
   * start screen if the order no longer exists. Up to three answers may be lost on the way back.
   */
  resume(mode: LoginMode): void;
  /** Logs in without BankID, which is possible only on local and test hosts. */
  readonly startDummy: (personalNumber: string) => void;
  /** Returns to the start screen; answers to calls that are still running are ignored. */
  readonly cancel: () => void;
  /**
   * Polls the order at once instead of at the next interval, for a page that becomes visible again. A poll that has had no
   * answer for longer than the interval is given up.
   */
  readonly pollNow: () => void;
  /** Ends a login that succeeded but cannot be used, so that the customer can try again. */
  fail(error: LoginError): void;
  /** Stops everything, for a page that is left. The login cannot be used afterwards. */
  readonly dispose: () => void;
}

/** Runs the login: makes the calls that the state requires and passes their answers to `reduceLogin`. */
export function createLogin(options: LoginOptions): Login {
  const { client, onChange, clock = systemClock, pollIntervalMs = 2_000 } = options;
  let state = initialLoginState;
  let attempt: LoginAttempt = { startedAt: 0, restarts: 0 };
  // The first answer after the page was loaded again has not come.
  let isResuming = false;
  let pollsLost = 0;
  let askedAt = 0;
  // Aborted when nobody waits for its calls any more, so that late answers are recognised and ignored.
  let activity = new AbortController();
  let pollTimer: unknown = null;
  let disposed = false;

  function dispatch(event: LoginEvent): void {
    const next = reduceLogin(state, event);
    if (next === state) return;
    state = next;
    onChange(state);
  }

  function stop(): void {
    activity.abort();
    clock.clearTimeout(pollTimer);
    pollTimer = null;
  }

  function begin(
    mode: LoginMode | 'dummy',
    order: OrderCall,
    kind: 'new' | 'resumed' = 'new',
  ): void {
    if (disposed || (state.step !== 'start' && state.step !== 'failed')) return;
    stop();
    activity = new AbortController();
    attempt = { startedAt: clock.now(), restarts: 0 };
    isResuming = kind === 'resumed';
    dispatch({ type: 'started', mode });
    void ask(order);
  }

  async function ask(order: OrderCall): Promise<void> {
    const { signal } = activity;
    askedAt = clock.now();
    const result = await order({ signal });
    if (signal.aborted) return;
    if (result.outcome === 'ok') {
      isResuming = false;
      pollsLost = 0;
      await answered(result.value, signal);
    } else if (isLostOnTheWayToTheApp(result)) {
      pollsLost += 1;
      schedulePoll();
    } else if (isResuming && result.outcome === 'http' && result.status < 500) {
      dispatch({ type: 'cancelled' });
    } else {
      dispatch(toEvent(result, state));
    }
  }

  /** A phone may cut the running call when it switches to the app, or leave it hanging. That must not end the login. */
  function isLostOnTheWayToTheApp(failure: ApiFailure): boolean {
    if (pollsLost === highestNumberOfLostPolls) return false;
    const isCut = failure.outcome === 'network' || failure.outcome === 'timeout';
    if (isResuming) return isCut || (failure.outcome === 'http' && failure.status >= 500);
    return (
      isCut && (state.step === 'waiting' || state.step === 'signing') && state.mode === 'autostart'
    );
  }

  function schedulePoll(): void {
    pollTimer = clock.setTimeout(poll, Math.max(0, askedAt + pollIntervalMs - clock.now()));
  }

  async function answered(status: LoginStatus, signal: AbortSignal): Promise<void> {
    dispatch({ type: 'answered', status, mayRestart: mayRestart(attempt, clock.now()) });
    // A listener may have cancelled the login.
    if (signal.aborted) return;
    switch (state.step) {
      case 'starting':
        attempt = { ...attempt, restarts: attempt.restarts + 1 };
        return ask(client.restartLogin);
      case 'waiting':
      case 'signing':
        schedulePoll();
        return;
      case 'finalizing':
        if (status.loginTicket !== null) await finalize(status.loginTicket, signal);
        return;
      case 'start':
      case 'loggedIn':
      case 'failed':
    }
  }

  function poll(): void {
    pollTimer = null;
    void ask(client.getLoginStatus);
  }

  async function finalize(loginTicket: string, signal: AbortSignal): Promise<void> {
    const result = await finalizeWithRetries({ client, clock, loginTicket, signal });
    if (signal.aborted) return;
    dispatch(
      result.outcome === 'ok'
        ? { type: 'finalized' }
        : { type: 'failed', error: toLoginError(result) },
    );
  }

  return {
    state: () => state,
    start: (mode) =>
      begin(mode, (settings) =>
        client.startLogin({ pathParameters: { param: mode }, ...settings }),
      ),
    resume: (mode) => begin(mode, client.getLoginStatus, 'resumed'),
    startDummy: (personalNumber) =>
      begin('dummy', (settings) =>
        client.startDummyLogin({ body: { personalNumber }, ...settings }),
      ),
    cancel: () => {
      if (disposed || state.step === 'finalizing') return;
      stop();
      dispatch({ type: 'cancelled' });
    },
    pollNow: () => {
      if (disposed) return;
      const isResumed = state.step === 'starting' && isResuming;
      if (state.step !== 'waiting' && state.step !== 'signing' && !isResumed) return;
      // A phone may have left the running poll hanging. One that was sent just now is waited for.
      if (pollTimer === null && clock.now() - askedAt <= pollIntervalMs) return;
      stop();
      activity = new AbortController();
      poll();
    },
    fail: (error) => dispatch({ type: 'failed', error }),
    dispose: () => {
      disposed = true;
      stop();
    },
  };
}

/** A call that returns the state of the order. */
type OrderCall = (settings: CallSettings) => Promise<ApiResult<LoginStatus>>;

function toEvent(failure: ApiFailure, state: LoginState): LoginEvent {
  const isDummy = state.step === 'starting' && state.mode === 'dummy';
  return isDummy && failure.outcome === 'http' && failure.status === 400
    ? { type: 'dummyRefused' }
    : { type: 'failed', error: toLoginError(failure) };
}

/** What a login tells its visitor about a call that failed. */
export function toLoginError(failure: ApiFailure): LoginError {
  switch (failure.outcome) {
    case 'network':
    case 'timeout':
    case 'tooMany':
      return failure.outcome;
    default:
      return 'unknown';
  }
}
