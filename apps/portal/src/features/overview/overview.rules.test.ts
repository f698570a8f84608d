import { describe, expect, it } from 'vitest';

import { mapValues } from '../../domain/record.ts';
import { customerPages } from '../../allFeatures.ts';
import { greetingName, refusalOf, whyClosed } from './overview.rules.ts';

const open = {
  routes: mapValues(customerPages, () => true),
  claims: 'open',
  damages: 'open',
} as const;
const closed = {
  routes: mapValues(customerPages, () => false),
  claims: 'offline',
  damages: 'invitation',
} as const;
const offline = { kind: 'offline', reason: 'Stängt just nu. Försök igen om en stund.' };

describe('why a page is closed', () => {
  it.each([
    ['open', null],
    ['offline', offline],
    [
      'blocked',
      {
        kind: 'information',
        reason: 'Vi kan inte visa dina krav här. Kontakta oss så hjälper vi dig.',
        wayOn: 'contact',
      },
    ],
    ['notCustomer', { kind: 'information', reason: 'Du har inget att betala till oss.' }],
    [
      'notAvailable',
      { kind: 'information', reason: 'Dina krav kan inte visas just nu. Försök igen om en stund.' },
    ],
  ] as const)('claims that are %s: %j [O05]', (claims, expected) => {
    expect(whyClosed('claims', { ...open, claims })).toEqual(expected);
  });

  it.each([
    ['open', null],
    ['offline', offline],
    [
      'cannotShow',
      {
        kind: 'information',
        reason: 'Vi kan inte visa dina skador här.',
        wayOn: 'contact',
      },
    ],
    [
      'invitation',
      {
        kind: 'information',
        reason: 'Har du råkat ut för en skada?',
        wayOn: 'reportDamage',
      },
    ],
    [
      'notAvailable',
      {
        kind: 'information',
        reason: 'Dina skador kan inte visas just nu. Försök igen om en stund.',
      },
    ],
  ] as const)('damages that are %s: %j [O06]', (damages, expected) => {
    expect(whyClosed('damages', { ...open, damages })).toEqual(expected);
  });

  it.each(['messages', 'documents'] as const)(
    '%s: only while their system is off [O04]',
    (page) => {
      expect(whyClosed(page, open)).toBeNull();
      expect(whyClosed(page, closed)).toEqual(offline);
    },
  );
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
  it.each([
    ['claims', 'Krav', 'Stängt just nu. Försök igen om en stund.'],
    ['case', 'Krav', 'Stängt just nu. Försök igen om en stund.'],
    [
      'checkout',
      'Krav',
      'Stängt just nu. Försök igen om en stund. Om du har godkänt betalningen i Swish ska du inte betala igen.',
    ],
    ['damages', 'Skador', 'Har du råkat ut för en skada?'],
    ['messages', 'Meddelanden', 'Stängt just nu. Försök igen om en stund.'],
    ['documents', 'Dokument', 'Stängt just nu. Försök igen om en stund.'],
  ] as const)('%s: the page %s, with the words of its card [T08]', (wanted, title, reason) => {
    expect(refusalOf(wanted, closed)).toMatchObject({ title, reason });
  });

  it('names the payment when only payments are closed [T08]', () => {
    const routes = { ...open.routes, checkout: false };
    expect(refusalOf('checkout', { ...open, routes })?.title).toBe('Betala');
  });

  it('says nothing about a page that is open', () => {
    expect(refusalOf('documents', open)).toBeNull();
    expect(refusalOf('checkout', open)).toBeNull();
  });
});
