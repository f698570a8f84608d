import type { LoggedCall } from './callLog.ts';

const most = 100;

/** The newest calls first, with how many of all there are follow the contract. */
export function newestCalls(calls: readonly LoggedCall[], only: 'all' | 'deviates') {
  const counts = { all: calls.length, follows: 0, deviates: 0, fault: 0 };
  for (const { answer } of calls) if (answer !== null) counts[answer.verdict.kind] += 1;
  const shown =
    only === 'all' ? calls : calls.filter(({ answer }) => answer?.verdict.kind === 'deviates');
  return { counts, calls: shown.slice(-most).toReversed() };
}
