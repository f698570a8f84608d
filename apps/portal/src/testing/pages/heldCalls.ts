import { onTestFinished, vi } from 'vitest';

const isCallOf = (path: string, input: RequestInfo | URL): boolean =>
  typeof input === 'string' && new URL(input).pathname === path;

/**
 * Holds the page's calls of one path back, so that a test can look at the page while they are pending.
 *
 * @returns a function that lets them through, and later ones as well
 */
export function holdCalls(path: string): () => void {
  let letThrough: () => void = () => undefined;
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const real = globalThis.fetch;
  const mock = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (isCallOf(path, input)) await isLetThrough;
    return real(input, init);
  });
  onTestFinished(() => mock.mockRestore());
  return letThrough;
}

/** The server carries out the next call of this path, but its answer is lost. */
export function loseAnswer(path: string): void {
  const real = globalThis.fetch;
  const mock = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    if (!isCallOf(path, input)) return answer;
    mock.mockRestore();
    await answer.text();
    throw new TypeError('The connection was cut');
  });
  onTestFinished(() => mock.mockRestore());
}
