import { describe, expect, it } from 'vitest';

import { claimsCard, damageCard, greetingName, refusalOf, systemCard } from './overview.rules.ts';

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
  ] as const)('access %s: %s, way on: %s', (damages, kind, wayOn) => {
    const card = damageCard(damages);
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

describe('refusalOf', () => {
  const access: Parameters<typeof refusalOf>[1] = {
    routes: {
      overview: true,
      claims: false,
      checkout: false,
      documents: false,
      messages: false,
      damages: false,
      registerExtract: true,
    },
    claims: 'offline',
    damages: 'invitation',
  };

  it.each([
    ['claims', 'Krav', 'Stängt just nu. Försök igen om en stund.'],
    ['checkout', 'Krav', 'Stängt just nu. Försök igen om en stund.'],
    ['damages', 'Skador', 'Har du råkat ut för en skada? Du kan anmäla den på nätet.'],
    ['messages', 'Meddelanden', 'Stängt just nu. Försök igen om en stund.'],
    ['documents', 'Dokument', 'Stängt just nu. Försök igen om en stund.'],
  ] as const)('%s: the page %s, with the words of its card [T08]', (route, page, reason) => {
    const refusal = refusalOf(route, access);
    expect(refusal?.page).toBe(page);
    expect(refusal?.card.reason).toBe(reason);
  });

  it('names the payment where only payments are closed [T08]', () => {
    expect(refusalOf('checkout', { ...access, claims: 'open' })?.page).toBe('Betala');
  });

  it('has nothing to say of a page that is open', () => {
    const { routes } = access;
    expect(refusalOf('overview', access)).toBeNull();
    expect(refusalOf('registerExtract', access)).toBeNull();
    expect(
      refusalOf('documents', { ...access, routes: { ...routes, documents: true } }),
    ).toBeNull();
  });
});
