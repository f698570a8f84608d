import { emailAddress, phoneNumber } from '@mina-sidor/api-client';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import {
  cleanEmail,
  cleanPhone,
  emailProblemOf,
  phoneInGroups,
  phoneProblemOf,
} from './contact.rules.ts';

const ofLength = (length: number) => `${'a'.repeat(length - '@example.se'.length)}@example.se`;

describe('an e-mail address', () => {
  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['maja@example.se', null],
    [' maja@example.se ', null],
    ['maja.lindqvist+krav@post.example.se', null],
    ['maja', 'malformed'],
    ['maja@', 'malformed'],
    ['@example.se', 'malformed'],
    ['maja example@example.se', 'malformed'],
    ['maja@example', 'malformed'],
    ['maja.lindqvist@example', 'malformed'],
    ['maja@example.s', 'malformed'],
    ['maja@@example.se', 'malformed'],
    ['maja@example..se', 'malformed'],
    ['maja@example.se, per@example.se', 'malformed'],
    [ofLength(100), null],
    [ofLength(101), 'malformed'],
  ] as const)('%j is %s [V06]', (text, fault) => {
    expect(emailProblemOf(text)).toBe(fault);
  });

  it('is accepted exactly when the server takes it and mail can reach it [V06]', () => {
    const texts = fc.oneof(
      fc.emailAddress(),
      fc.string({ unit: fc.constantFrom('a', '.', '@', '-', ' ', 'å', '"'), maxLength: 9 }),
      fc.integer({ min: 90, max: 110 }).map(ofLength),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const email = cleanEmail(text);
        const isTaken = v.is(emailAddress, email) && !/@[^.]*$|\..?$/u.test(email);
        expect(emailProblemOf(text) === null).toBe(isTaken);
      }),
    );
  });
});

describe('a phone number', () => {
  it.each([
    ['0701234567', null],
    ['070-123 45 67', null],
    [' 070-123\u00A045 67 ', null],
    ['+46701234567', null],
    ['+46 70-123 45 67', null],
    ['0'.repeat(20), null],
    ['0'.repeat(21), 'malformed'],
    [`+${'0'.repeat(19)}`, null],
    [`+${'0'.repeat(20)}`, 'malformed'],
    // Spaces between the digits are not counted.
    [Array.from({ length: 20 }, () => '0').join(' '), null],
    ['+', 'malformed'],
    ['070+1234567', 'malformed'],
    ['++46701234567', 'malformed'],
    ['070 123 45 67 (kväll)', 'malformed'],
    ['noll sju', 'malformed'],
  ] as const)('%j is %s [V07]', (text, fault) => {
    expect(phoneProblemOf(text, 'optional')).toBe(fault);
    expect(phoneProblemOf(text, 'mandatory')).toBe(fault);
  });

  it.each(['', ' ', '-'])(
    'that is empty as %j may be left out unless it is needed [V07]',
    (text) => {
      expect(phoneProblemOf(text, 'optional')).toBeNull();
      expect(phoneProblemOf(text, 'mandatory')).toBe('malformed');
    },
  );

  it('is accepted exactly when the server takes it [V07]', () => {
    const texts = fc.string({ unit: fc.constantFrom('0', '7', '+', '-', ' ', 'a'), maxLength: 24 });
    fc.assert(
      fc.property(texts, (text) => {
        expect(phoneProblemOf(text, 'optional') === null).toBe(v.is(phoneNumber, cleanPhone(text)));
      }),
    );
  });
});

it.each([
  ['0701740605', '070-174⍽06⍽05'],
  ['+46701740605', '+46701740605'],
  ['0812345678', '0812345678'],
])('%s can be checked by eye as %s [X01]', (phone, shown) => {
  expect(phoneInGroups(phone)).toBe(shown.replaceAll('⍽', '\u00A0'));
});
