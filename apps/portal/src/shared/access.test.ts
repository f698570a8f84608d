import { describe, expect, it } from 'vitest';
import {
  damageCustomerTypes,
  matrixCustomerTypes,
  systems,
  type User,
} from '@mina-sidor/api-client';

import { access, isPortalOpen, needsVip, type SiteState } from './access.ts';

const user: User = {
  fullName: 'Maja Lindqvist',
  matrixCustomerType: 'matrixCustomer',
  damageCustomerType: 'Customer',
  balance: '0',
  unInsuredVehicles: 0,
  increasingDebtAmount: null,
  paymentPlanWillBeClosed: false,
  userKey: null,
};

const allOnline: SiteState = Object.fromEntries(systems.map((system) => [system, true]));

describe('the documents about claims', () => {
  it.each([
    ['matrixCustomer', true, 'open'],
    ['matrixCustomer', false, 'offline'],
    ['blockedMatrixCustomer', true, 'blocked'],
    ['blockedMatrixCustomer', false, 'blocked'],
    ['notCustomer', false, 'notCustomer'],
    ['notAvailable', true, 'notAvailable'],
    ['notAvailable', false, 'offline'],
  ] as const)(
    'are, for a %s with their system online: %s, %s [K13, K17]',
    (matrixCustomerType, insuranceDocuments, expected) => {
      const state = { ...allOnline, insuranceDocuments };
      expect(access({ ...user, matrixCustomerType }, state, null).insuranceDocuments).toBe(
        expected,
      );
    },
  );

  it('stay open while the claims themselves are closed [K17]', () => {
    const result = access(user, { ...allOnline, insurance: false }, null);
    expect([result.insuranceDocuments, result.routes.documents]).toEqual(['open', true]);
  });
});

describe('access', () => {
  it('opens everything for a customer of both kinds while all systems are online', () => {
    const result = access(user, allOnline, null);
    expect(Object.values(result.routes)).toEqual([true, true, true, true, true, true, true]);
    expect([result.claims, result.damage, result.payments]).toEqual(['open', 'open', true]);
  });

  it.each([
    ['insurance', ['insurance', 'checkout']],
    ['documents', ['documents']],
    ['communication', ['communication']],
    ['damage', ['damage']],
    ['payments', ['checkout']],
    ['attachedFiles', []],
    ['insuranceDocuments', []],
    ['registerExtract', []],
  ] as const)('closes exactly these routes when %s is off: %j [T01, C01]', (system, closed) => {
    const result = access(user, { ...allOnline, [system]: false }, null);
    const closedRoutes = Object.entries(result.routes).flatMap(([route, open]) =>
      open ? [] : [route],
    );
    expect(closedRoutes).toEqual(closed);
  });

  it.each([
    ['matrixCustomer', 'open', true],
    ['blockedMatrixCustomer', 'blocked', false],
    ['notCustomer', 'notCustomer', false],
    ['notAvailable', 'notAvailable', false],
  ] as const)(
    'shows a %s the claims card as %s, and the claims pages: %s [C01, N10]',
    (type, claims, reachable) => {
      const result = access({ ...user, matrixCustomerType: type }, allOnline, null);
      expect([result.claims, result.routes.insurance, result.payments]).toEqual([
        claims,
        reachable,
        reachable,
      ]);
    },
  );

  it.each([
    ['Customer', 'open'],
    ['BlockedCustomer', 'cannotShow'],
    ['NoDamageCustomer', 'cannotShow'],
    ['NoCustomer', 'invitation'],
    ['NotAvailable', 'notAvailable'],
  ] as const)('shows a %s the damage card as %s [N10]', (type, damage) => {
    const result = access({ ...user, damageCustomerType: type }, allOnline, null);
    expect([result.damage, result.routes.damage]).toEqual([damage, damage === 'open']);
  });

  it('answers for every kind of customer and system without a gap', () => {
    for (const matrixCustomerType of matrixCustomerTypes) {
      for (const damageCustomerType of damageCustomerTypes) {
        for (const system of systems) {
          const result = access(
            { ...user, matrixCustomerType, damageCustomerType },
            { ...allOnline, [system]: false },
            null,
          );
          expect(result.systems[system]).toBe(false);
          expect(result.routes.overview).toBe(true);
        }
      }
    }
  });

  it.each([
    [{ ...allOnline, payments: false }, true, true],
    [{ ...allOnline, payments: false }, false, false],
    [{ ...allOnline, payments: false }, null, false],
  ] as const)('lets only a VIP pay while payments is off (%#)', (siteState, vip, payments) => {
    expect(access(user, siteState, vip).payments).toBe(payments);
  });

  it('lets the VIP answer stand in for a system without an entry, and the portal count as online [T05]', () => {
    expect(access(user, {}, true).systems.documents).toBe(true);
    expect(access(user, {}, false).systems.documents).toBe(false);
    expect(isPortalOpen({})).toBe(true);
  });
});

describe('needsVip', () => {
  const { damage: _damage, ...withoutDamage } = allOnline;
  const table: readonly [name: string, siteState: SiteState, isNeeded: boolean][] = [
    ['all systems are online', allOnline, false],
    ['payments is off', { ...allOnline, payments: false }, true],
    ['another system is off', { ...allOnline, insurance: false }, false],
    ['a system has no entry', withoutDamage, true],
  ];

  it.each(table)(
    'asks for the VIP answer only when it changes something: %s [Q12]',
    (_name, siteState, isNeeded) => {
      expect(needsVip(siteState)).toBe(isNeeded);
    },
  );
});
