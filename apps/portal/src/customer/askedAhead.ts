import type { Services } from './services.ts';

/** How long an answer waits for its page, in milliseconds. Then it is too old to be shown. */
const keptFor = 10_000;

/**
 * A question that can be asked before the code that needs the answer is here. Whoever asks first takes that answer; the
 * next one asks again. An answer belongs to one customer: nobody takes it after a log-out.
 */
export function askedAhead<Value>(ask: (services: Services) => Promise<Value>) {
  const answers = new WeakMap<AbortSignal, Promise<Value>>();
  return {
    begin: (services: Services): Promise<Value> => {
      const { signal, clock } = services;
      const answer = ask(services);
      answers.set(signal, answer);
      const dropLater = () => void clock.setTimeout(() => answers.delete(signal), keptFor);
      answer.then(dropLater, dropLater);
      return answer;
    },
    ask: (services: Services): Promise<Value> => {
      const { signal } = services;
      const answer = answers.get(signal);
      answers.delete(signal);
      return answer ?? ask(services);
    },
  };
}
