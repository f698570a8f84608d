/** Time as the client and the login see it. Injected, so that tests decide when a minute has passed. */
export interface Clock {
  /** Milliseconds since some fixed moment. */
  now(): number;
  setTimeout(handler: () => void, ms: number): unknown;
  /** Takes what `setTimeout` answered; a timer that has run is ignored. */
  clearTimeout(id: unknown): void;
}

// Browsers identify a timer by a number, Node by an object. Wrapping it hides the difference.
class Timer {
  readonly #id: ReturnType<typeof setTimeout>;

  constructor(handler: () => void, ms: number) {
    this.#id = setTimeout(handler, ms);
  }

  stop(): void {
    clearTimeout(this.#id);
  }
}

/** The real clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (handler, ms) => new Timer(handler, ms),
  clearTimeout: (id) => {
    if (id instanceof Timer) id.stop();
  },
};
