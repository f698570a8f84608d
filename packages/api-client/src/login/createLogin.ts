import { type Clock, systemClock } from '../clock.ts';
import type { LoginMode, LoginStatus } from '../contract/bankId.ts';
import type { CallSettings, PortalClient } from '../http/client.types.ts';
import type { ApiFailure, ApiResult } from '../http/result.ts';
import { finalizeWithRetries } from './finalizeWithRetries.ts';
import { type LoginError, type LoginState, initialLoginState } from './loginState.ts';
import { type LoginEvent, reduceLogin } from './reduceLogin.ts';
import { type LoginAttempt, mayRestart } from './restarts.ts';

/** How many polls in a row may be lost while the customer is in the app on the same device. */
const highestNumberOfLostPolls = 3;

/** What a login needs from its surroundings. */
export interface LoginOptions {
  readonly client: Pick<
    PortalClient,
    'startDummyLogin' | 'startLogin' | 'restartLogin' | 'getLoginStatus' | 'finalizeLogin'
  >;
  /** The real clock unless told otherwise. */
  readonly clock?: Clock;
  /** Called after each change of the state. */
  readonly onChange: (state: LoginState) => void;
  /** How often the order is asked for; 2 000 ms unless told otherwise. */
  readonly pollIntervalMs?: number;
}

/** A login in progress, or one that has not begun. */
export interface Login {
  /** The state now; the same object until it changes. */
  readonly state: () => LoginState;
  /** Starts a BankID order. Does nothing while a login is going on. */
  readonly start: (mode: LoginMode) => void;
  /**
   * Takes up an order that was started before the page was loaded, which is how iPhones come back from the app.
   * Ends at the start screen when there is no such order any more.
   */
  resume(mode: LoginMode): void;
  /** Logs in without BankID, which only local and test hosts offer. */
  readonly startDummy: (personalNumber: string) => void;
  /** Goes back to the start screen; whatever is still under way no longer matters. */
  readonly cancel: () => void;
  /** Asks for the order at once instead of at the next interval, for a page that comes into view again. */
  readonly pollNow: () => void;
  /** Ends a login that succeeded but cannot be used, so that the customer can try again. */
  fail(error: LoginError): void;
  /** Ends all activity, for a page that is left. Nothing works afterwards. */
  readonly dispose: () => void;
}

/** Runs the login: carries out the calls that the state asks for and feeds their answers to `reduceLogin`. */
export function createLogin(options: LoginOptions): Login {
  const { client, onChange, clock = systemClock, pollIntervalMs = 2_000 } = options;
  let state = initialLoginState;
  let attempt: LoginAttempt = { startedAt: 0, restarts: 0 };
  let isResumed = false;
  let pollsLost = 0;
  // One per start; aborted when the customer leaves, so that late answers are recognised as such.
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
    isResumed = kind === 'resumed';
    pollsLost = 0;
    dispatch({ type: 'started', mode });
    void ask(order);
  }

  async function ask(order: OrderCall): Promise<void> {
    const { signal } = activity;
    const sentAt = clock.now();
    const result = await order({ signal });
    if (signal.aborted) return;
    if (result.outcome === 'ok') {
      pollsLost = 0;
      await answered(result.value, sentAt, signal);
    } else if (isLostOnTheWayToTheApp(result)) {
      pollsLost += 1;
      schedulePoll(sentAt);
    } else if (isResumed && state.step === 'starting' && result.outcome === 'http') {
      dispatch({ type: 'cancelled' });
    } else {
      dispatch(toEvent(result, state));
    }
  }

  /** A phone may cut the call under way when it turns to the app; that alone must not end the login. */
  function isLostOnTheWayToTheApp(failure: ApiFailure): boolean {
    return (
      failure.outcome === 'network' &&
      (state.step === 'waiting' || state.step === 'signing') &&
      state.mode === 'autostart' &&
      pollsLost < highestNumberOfLostPolls
    );
  }

  function schedulePoll(sentAt: number): void {
    pollTimer = clock.setTimeout(poll, Math.max(0, sentAt + pollIntervalMs - clock.now()));
  }

  async function answered(status: LoginStatus, sentAt: number, signal: AbortSignal): Promise<void> {
    dispatch({ type: 'answered', status, mayRestart: mayRestart(attempt, clock.now()) });
    // A listener may have cancelled.
    if (signal.aborted) return;
    switch (state.step) {
      case 'starting':
        attempt = { ...attempt, restarts: attempt.restarts + 1 };
        return ask(client.restartLogin);
      case 'waiting':
      case 'signing':
        schedulePoll(sentAt);
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
      if (pollTimer === null) return;
      clock.clearTimeout(pollTimer);
      poll();
    },
    fail: (error) => dispatch({ type: 'failed', error }),
    dispose: () => {
      disposed = true;
      stop();
    },
  };
}

/** A call that answers the state of the order. */
type OrderCall = (settings: CallSettings) => Promise<ApiResult<LoginStatus>>;

function toEvent(failure: ApiFailure, state: LoginState): LoginEvent {
  const isDummy = state.step === 'starting' && state.mode === 'dummy';
  return isDummy && failure.outcome === 'http' && failure.status === 400
    ? { type: 'dummyRefused' }
    : { type: 'failed', error: toLoginError(failure) };
}

function toLoginError(failure: ApiFailure): LoginError {
  return failure.outcome === 'network' || failure.outcome === 'timeout'
    ? failure.outcome
    : 'unknown';
}
