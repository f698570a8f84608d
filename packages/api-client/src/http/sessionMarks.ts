/** Tells whether the browser still has the session in which a call was sent. */
export interface SessionMarks {
  /** Call it when a call is sent. The function that it returns tells later whether the session is the same. */
  readonly startCall: () => () => boolean;
  /** Call it when a renewal is sent. Call the function that it returns when the renewal has succeeded. */
  readonly startRenewal: () => () => void;
}

/**
 * Knows a session by its anti-forgery token. A login brings another one, and so does a renewal, of which this client knows
 * its own.
 */
export function createSessionMarks(readMark: () => string | null): SessionMarks {
  /** The marks of one session: its first, and those that renewals by this client have given it. */
  let own: ReadonlySet<string | null> = new Set([readMark()]);
  return {
    startCall: () => {
      const mark = readMark();
      return () => readMark() === mark || (own.has(mark) && own.has(readMark()));
    },
    startRenewal: () => {
      const before = readMark();
      return () => {
        own = new Set([...(own.has(before) ? own : [before]), readMark()]);
      };
    },
  };
}
