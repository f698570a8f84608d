import type { ApiResult, PortalClient } from '@mina-sidor/api-client';

import type { CallKind } from './outcomePolicy.ts';
import { isRepeatable, whoseSession } from './refusal.ts';
import type { Session } from './session.ts';

interface Parts {
  readonly client: PortalClient;
  readonly session: () => Session;
  /** Counts the customers of this tab. */
  readonly customerEpoch: () => number;
  readonly changeCustomer: () => void;
  /** The session has ended. */
  readonly leave: () => void;
}

/** Makes a refused call anew where that may be, if the customer is still logged in: the refusal was about an earlier session. */
export function createAfterRefusal({
  client,
  session,
  customerEpoch,
  changeCustomer,
  leave,
}: Parts) {
  return async <Value>(
    refused: ApiResult<Value>,
    call: () => Promise<ApiResult<Value>>,
    kind: CallKind,
  ): Promise<ApiResult<Value>> => {
    const epoch = customerEpoch();
    const before = session();
    if (before.status !== 'loggedIn') return refused;
    const owner = await whoseSession(client, before.user);
    if (epoch !== customerEpoch()) return refused;
    switch (owner) {
      case 'sameCustomer':
        return isRepeatable(kind) ? call() : refused;
      case 'otherCustomer':
        changeCustomer();
        return refused;
      case 'nobody':
        leave();
        return refused;
      case 'unknown':
        return refused;
    }
  };
}
