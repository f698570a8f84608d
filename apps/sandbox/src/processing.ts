import type { ProcessingState } from './store/store.ts';

interface Processed {
  readonly token: string;
  readonly state: ProcessingState;
}

interface ProcessingParts {
  readonly records: { find(token: string): Processed | null; all(): readonly Processed[] };
  /** Called when the time is over. */
  readonly finish: (token: string) => unknown;
  /** How long the provider takes. */
  readonly processingMs?: number | undefined;
}

/** Finishes records that are `processing` after a moment: the virus check of a file, or a register extract. */
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
    /** Resumes processing after a restart. */
    resume: (): void => {
      stop();
      for (const each of records.all()) begin(each);
    },
  };
}
