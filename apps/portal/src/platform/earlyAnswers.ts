/** Requests that were sent before the code that needs their answers had loaded, all for one entry to a page. */
interface EarlyAnswers {
  readonly askedAt: number;
  /** Identifies the session that they were sent in; null without one. */
  readonly mark: string | null;
  readonly answers: Map<string, Promise<Response>>;
}

declare global {
  /** The script of `earlyCalls.ts` sets both; undefined when that script has not run. */
  var earlyAnswers: EarlyAnswers | undefined;
  /**
   * Asks for what the page at this path shows. Of its calls, only those with these names are made, and not those that wait
   * to be taken, if the entry goes on that they were made for.
   */
  var askPageAhead:
    | ((pathname: string, names: readonly string[], isGoingOn: boolean) => void)
    | undefined;
}

/** The name in the storage of the calls that the customer may make, for the script in the head of the next document. */
export const callsAheadName = 'callsAhead';

/** How long an answer is kept for its page, in milliseconds: as long as a call may take. */
const keptFor = 60_000;

/** Calls that only report something to the server. */
const reports = /\/(?:LogError|SendBrowserAlive)$/u;

/**
 * Takes the answer to a request that was sent ahead; `undefined` if there is none. Each answer is used once, so the next call
 * asks the server again. Another session, and a call other than GET, which may change what the server answers, drop all
 * early answers.
 *
 * @param mark identifies the session of now
 */
export function takeEarlyAnswer(
  url: string,
  { method = 'GET' }: Pick<RequestInit, 'method'>,
  mark: string | null,
): Promise<Response> | undefined {
  const early = globalThis.earlyAnswers;
  if (early === undefined) return undefined;
  if (reports.test(url)) return undefined;
  const isTooOld = Date.now() - early.askedAt > keptFor;
  if (method !== 'GET' || early.mark !== mark || isTooOld) {
    globalThis.earlyAnswers = undefined;
    return undefined;
  }
  const answer = early.answers.get(url);
  early.answers.delete(url);
  return answer;
}

/** Settles when all answers have come that nobody has taken. */
export async function earlyAnswersCome(): Promise<void> {
  const early = globalThis.earlyAnswers;
  if (early !== undefined) await Promise.allSettled(early.answers.values());
}

/** How long ago a request of now may have been sent, in milliseconds: while early answers wait to be taken, with them. */
export function sentBefore(): number {
  const early = globalThis.earlyAnswers;
  if (early === undefined || early.answers.size === 0) return 0;
  return Math.max(0, Date.now() - early.askedAt);
}
