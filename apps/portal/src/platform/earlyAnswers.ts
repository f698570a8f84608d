declare global {
  /** Set by the script of `earlyCalls.ts`; missing where it has not run. */
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

/**
 * The answer to a call that the document has made before the code was here; `undefined` if there is none. It answers one
 * call: the next one asks again. A call that is no GET may change who is logged in, so it drops all early answers.
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
