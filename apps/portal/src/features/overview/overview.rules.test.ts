import { describe, expect, it } from 'vitest';

import { claimsCard, damageCard, greetingName, systemCard } from './overview.rules.ts';

describe('claimsCard', () => {
  it.each([
    ['open', { kind: 'open' }],
    ['offline', { kind: 'offline', reason: 'Stängt just nu. Försök igen om en stund.' }],
    [
      'blocked',
      {
        kind: 'closed',
        reason: 'Vi kan inte visa dina krav här. Kontakta oss så hjälper vi dig.',
        wayOn: 'contact',
      },
    ],
    ['notCustomer', { kind: 'closed', reason: 'Du har inget krav hos oss.' }],
    [
      'notAvailable',
      { kind: 'closed', reason: 'Dina krav kan inte visas just nu. Försök igen om en stund.' },
    ],
  ] as const)('access %s: %j', (claims, card) => {
    expect(claimsCard(claims)).toEqual(card);
  });
});

describe('damageCard', () => {
  it.each([
    ['open', 'open', undefined],
    ['offline', 'offline', undefined],
    ['cannotShow', 'closed', 'contact'],
    ['invitation', 'closed', 'reportDamage'],
    ['notAvailable', 'closed', undefined],
  ] as const)('access %s: %s, way on: %s', (damage, kind, wayOn) => {
    const card = damageCard(damage);
    expect(card.kind).toBe(kind);
    expect(card.kind === 'closed' ? card.wayOn : undefined).toBe(wayOn);
  });
});

describe('systemCard', () => {
  it('leads on when the system is usable and says why not when it is off', () => {
    expect(systemCard(true)).toEqual({ kind: 'open' });
    expect(systemCard(false)).toEqual({
      kind: 'offline',
      reason: 'Stängt just nu. Försök igen om en stund.',
    });
  });
});

describe('greetingName', () => {
  it.each([
    ['Maja Lindqvist', 'Maja'],
    ['  Anna-Karin Åberg ', 'Anna-Karin'],
    ['Maja', 'Maja'],
  ])('greets %j as %s', (fullName, name) => {
    expect(greetingName(fullName)).toBe(name);
  });
});
