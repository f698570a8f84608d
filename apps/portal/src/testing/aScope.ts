import { createPortalClient, type User } from '@mina-sidor/api-client';

import { createCustomerScope } from '../customer/customerScope.ts';
import type { ScopeParts } from '../customer/scope.ts';
import { createTab } from './aTab.ts';

/** The scope of a customer in an application that does nothing. */
export function aScope(user: User, parts: Partial<ScopeParts> = {}) {
  return createCustomerScope(user, scopeParts(parts));
}

export function scopeParts(parts: Partial<ScopeParts> = {}): ScopeParts {
  const client = createPortalClient({
    baseUrl: '',
    fetch: () => Promise.resolve(new Response(null, { status: 500 })),
    readCookie: () => null,
  });
  return {
    client,
    askForUser: client.getUser,
    storage: createTab().load(),
    browserStorage: createTab().load(),
    pause: () => Promise.resolve(),
    now: () => 0,
    deviceNow: () => 0,
    loginId: () => null,
    ownerOf: ({ userKey, fullName }) => userKey ?? fullName,
    sessionMark: () => null,
    sessionEnded: () => undefined,
    otherCustomer: () => undefined,
    switchOff: () => undefined,
    reportError: () => undefined,
    ...parts,
  };
}
