import type { Services } from './services.ts';

/** How long an answer is kept for its page, in milliseconds. After that it is too old. */
const keptFor = 10_000;

/**
 * A request that can be made before the code that needs its answer has loaded. The first caller gets that answer, the next
 * one makes a new request. An answer belongs to one customer and is dropped at the log-out.
 */
export function askedAhead<Value, Asking extends Services = Services>(
  ask: (services: Asking) => Promise<Value>,
) {
  const answers = new WeakMap<AbortSignal, Promise<Value>>();
  return {
    begin: (services: Asking): Promise<Value> => {
      const { signal, clock } = services;
      const answer = ask(services);
      answers.set(signal, answer);
      const dropLater = () => void clock.setTimeout(() => answers.delete(signal), keptFor);
      answer.then(dropLater, dropLater);
      return answer;
    },
    ask: (services: Asking): Promise<Value> => {
      const { signal } = services;
      const answer = answers.get(signal);
      answers.delete(signal);
      return answer ?? ask(services);
    },
  };
}
