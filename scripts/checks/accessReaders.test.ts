import { describe, expect, it } from 'vitest';

import { findAccessFaults } from './accessReaders.ts';

const view = 'apps/portal/src/features/claims/ClaimsView.tsx';

describe('findAccessFaults', () => {
  it.each([
    "if (user.matrixCustomerType === 'matrixCustomer') show();",
    'const { damageCustomerType } = user;',
    "const type = user['damageCustomerType'];",
    'const { siteState } = services.siteState.store.get();',
    'const status = useStore(siteState.store);',
    'if (needsVip(state)) ask();',
    'await services.client.getVipAccess();',
    'const open = (await client.getSiteCurrentState()).outcome;',
  ])('refuses a page that decides by itself: %s', (text) => {
    expect(findAccessFaults([{ path: view, text }])).toEqual([
      expect.stringMatching(/^apps\/portal\/src\/features\/claims\/ClaimsView\.tsx:1: reads /),
    ]);
  });

  it.each([
    [view, "if (access.claims === 'open') show();"],
    [view, 'void services.siteState.refresh({ isLoggedIn: false });'],
    [view, 'const session = useStore(services.session.store);'],
    ['apps/portal/src/shared/access.ts', 'switch (user.matrixCustomerType) {}'],
    ['apps/portal/src/features/claims/claims.rules.test.ts', 'user.matrixCustomerType;'],
  ])('allows in %s: %s', (path, text) => {
    expect(findAccessFaults([{ path, text }])).toEqual([]);
  });
});
