/** The time for the client and the login. Injected, so that tests can advance it. */
export interface Clock {
  /** Milliseconds since a fixed moment. */
  now(): number;
  setTimeout(handler: () => void, ms: number): unknown;
  /** Takes the result of `setTimeout`; a timer that has already run is ignored. */
  clearTimeout(id: unknown): void;
}

// Browsers identify a timer by a number, Node by an object. The wrapper hides the difference.
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
