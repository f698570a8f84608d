import type { Clock } from '../clock.ts';
import type { PortalClient } from '../http/client.types.ts';
import type { ApiResult } from '../http/result.ts';

// Short, because the ticket is valid for a minute and the customer has already signed.
const pausesMs = [300, 1_000];

/** The ticket would be too old after a longer wait. */
const longestWaitMs = 30_000;

const waitOf = (result: ApiResult<undefined>): number =>
  result.outcome === 'tooMany' ? (result.waitMs ?? 0) : 0;

interface Finalization {
  readonly client: Pick<PortalClient, 'finalizeLogin'>;
  readonly clock: Clock;
  readonly loginTicket: string;
  readonly signal: AbortSignal;
}

/** Opens the session, with two more attempts if it fails. Returns the result of the last attempt. */
export async function finalizeWithRetries(
  finalization: Finalization,
): Promise<ApiResult<undefined>> {
  const { client, clock, loginTicket, signal } = finalization;
  const call = (): Promise<ApiResult<undefined>> =>
    client.finalizeLogin({ body: { loginTicket }, signal });

  let result = await call();
  for (const pause of pausesMs) {
    if (result.outcome === 'ok' || waitOf(result) > longestWaitMs) return result;
    await new Promise<void>((resolve) => {
      clock.setTimeout(resolve, Math.max(pause, waitOf(result)));
    });
    if (signal.aborted) return result;
    result = await call();
  }
  return result;
}
