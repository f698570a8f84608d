declare global {
  /** The script of `earlyCalls.ts` sets it; undefined when that script has not run. */
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

/**
 * Takes the answer to a request that the document sent before the code had loaded; `undefined` if there is none. Each
 * answer is used once, so the next call asks the server again. A call other than GET may change who is logged in, so
 * it drops all early answers.
 */
export function takeEarlyAnswer(
  url: string,
  { method = 'GET' }: Pick<RequestInit, 'method'>,
): Promise<Response> | undefined {
  if (method !== 'GET') {
    globalThis.earlyAnswers = undefined;
    return undefined;
  }
  const answer = globalThis.earlyAnswers?.get(url);
  globalThis.earlyAnswers?.delete(url);
  return answer;
}
