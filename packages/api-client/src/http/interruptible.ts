import type { Clock } from '../clock.ts';

/** How a piece of work ended. */
export type Ending<Value> =
  | { readonly ended: 'done'; readonly value: Value }
  | { readonly ended: 'failed' | 'timeout' | 'aborted' };

/** What may end a piece of work early. */
export interface Limits {
  readonly clock: Clock;
  /** `null` for work that has a limit of its own. */
  readonly timeoutMs: number | null;
  readonly signal: AbortSignal | undefined;
}

/** What the work is given. */
export interface Work {
  /** Aborted when the work has been ended early. */
  readonly signal: AbortSignal;
  /** The work has made progress: the time starts again. */
  readonly restartTime: () => void;
}

/**
 * Runs `work` until it is done, the time is up or the caller aborts. The work is told by its signal, but its
 * reaction is not awaited: a `fetch` that ignores the signal cannot keep the caller waiting.
 */
export function interruptible<Value>(
  work: (work: Work) => Promise<Value>,
  { clock, timeoutMs, signal }: Limits,
): Promise<Ending<Value>> {
  if (signal?.aborted) return Promise.resolve({ ended: 'aborted' });

  const controller = new AbortController();
  return new Promise((resolve) => {
    const end = (ending: Ending<Value>): void => {
      clock.clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      resolve(ending);
    };
    const interrupt = (ended: 'timeout' | 'aborted'): void => {
      end({ ended });
      controller.abort();
    };
    const abort = (): void => interrupt('aborted');
    const startTimer = (): unknown =>
      timeoutMs === null ? null : clock.setTimeout(() => interrupt('timeout'), timeoutMs);
    const restartTime = (): void => {
      clock.clearTimeout(timer);
      timer = startTimer();
    };
    let timer = startTimer();
    signal?.addEventListener('abort', abort);
    work({ signal: controller.signal, restartTime }).then(
      (value) => end({ ended: 'done', value }),
      () => end({ ended: 'failed' }),
    );
  });
}
