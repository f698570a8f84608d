import { onTestFinished, vi } from 'vitest';

const realFetch = globalThis.fetch;

/** Answers to calls of this path are lost on the way, although the server has acted; until the returned function is called. */
export function loseAnswers(path: string): () => void {
  return onTheWay(path, () => Promise.reject(new TypeError('The answer was lost')));
}

/** Holds answers to calls of this path back, until the returned function is called. */
export function holdAnswers(path: string): () => void {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  onTheWay(path, () => held);
  return letThrough;
}

function onTheWay(path: string, wait: () => Promise<void>): () => void {
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await realFetch(input, init);
    const { pathname } = new URL(answer.url);
    if (pathname === path) await wait();
    return answer;
  });
  onTestFinished(() => spy.mockRestore());
  return () => spy.mockRestore();
}
