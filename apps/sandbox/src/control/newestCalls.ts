import type { LoggedCall } from './callLog.ts';

const most = 100;

/** Which calls are listed: all, all but the keep-alive that comes every 15 seconds, or those that deviate. */
export const callChoices = ['all', 'asked', 'deviates'] as const;
type CallChoice = (typeof callChoices)[number];

const isChosen: Readonly<Record<CallChoice, (call: LoggedCall) => boolean>> = {
  all: () => true,
  asked: ({ path, answer }) =>
    !path.endsWith('/SendBrowserAlive') || answer?.verdict.kind !== 'follows',
  deviates: ({ answer }) => answer?.verdict.kind === 'deviates',
};

/** The newest calls first, with how many of all there are follow the contract. */
export function newestCalls(calls: readonly LoggedCall[], only: CallChoice) {
  const counts = { all: calls.length, follows: 0, deviates: 0, fault: 0 };
  for (const { answer } of calls) if (answer !== null) counts[answer.verdict.kind] += 1;
  return { counts, calls: calls.filter(isChosen[only]).slice(-most).toReversed() };
}
