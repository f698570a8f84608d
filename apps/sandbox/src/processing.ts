import type { ProcessingState } from './store/store.ts';

interface Processed {
  readonly token: string;
  readonly state: ProcessingState;
}

interface ProcessingParts {
  readonly records: { find(token: string): Processed | null; all(): readonly Processed[] };
  /** What is done when the time is over. */
  readonly finish: (token: string) => unknown;
  /** How long the provider takes. */
  readonly processingMs?: number | undefined;
}

/** Makes what is `processing` ready after a moment: a file that is looked through, a register extract that is made. */
export function createProcessing({ records, finish, processingMs = 1500 }: ProcessingParts) {
  const timers = new Set<NodeJS.Timeout>();

  const begin = ({ token, state }: Processed): void => {
    if (state !== 'processing') return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (records.find(token)?.state === 'processing') finish(token);
    }, processingMs);
    timers.add(timer.unref());
  };

  const stop = (): void => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  };

  return {
    begin,
    stop,
    /** After a start: what was being processed is so again. */
    resume: (): void => {
      stop();
      for (const each of records.all()) begin(each);
    },
  };
}
