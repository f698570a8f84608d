import { createPortalClient, type User } from '@mina-sidor/api-client';

import { createCustomerScope, type ScopeParts } from '../customer/customerScope.ts';
import { createTab } from './aTab.ts';

/** A customer's or a visitor's scope, in an application that does nothing. */
export function aScope(user: User | null, parts: Partial<ScopeParts> = {}) {
  return createCustomerScope(user, {
    client: createPortalClient({
      baseUrl: '',
      fetch: () => Promise.resolve(new Response(null, { status: 500 })),
      readCookie: () => null,
    }),
    storage: createTab().load(),
    browserStorage: createTab().load(),
    pause: () => Promise.resolve(),
    now: () => 0,
    sessionMark: () => null,
    sessionEnded: () => undefined,
    otherCustomer: () => undefined,
    switchOff: () => undefined,
    reportError: () => undefined,
    ...parts,
  });
}
