import type { Clock } from '../clock.ts';
import type { PortalClient } from '../http/client.types.ts';
import type { ApiResult } from '../http/result.ts';

// Short, because the ticket is valid for a minute and the customer has already signed.
const pausesMs = [300, 1_000];

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
    if (result.outcome === 'ok') return result;
    await new Promise<void>((resolve) => {
      clock.setTimeout(resolve, pause);
    });
    if (signal.aborted) return result;
    result = await call();
  }
  return result;
}
