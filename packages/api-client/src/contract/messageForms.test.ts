import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import {
  isReferenceOf,
  postMessageFieldsSchema,
  postMessageToConversationFieldsSchema,
} from './messageForms.ts';

const question = {
  systemReferenceNumber: '',
  message: 'Hej på dig!',
  email: 'maja@example.se',
  portalMessageType: 'Other',
  phone: '',
  clientMessageId: '0b7c9a52-4b5e-4d0c-9d4f-2f6f3b1c7a10',
};
const isTaken = (change: object) => v.is(postMessageFieldsSchema, { ...question, ...change });
const messageOf = (message: string) => v.parse(postMessageFieldsSchema, { ...question, message });

describe('the text of a message', () => {
  it.each([
    ['', false],
    ['abcd', false],
    ['  abcd \n', false],
    ['abcde', true],
    [' ab de ', true],
    ['a'.repeat(4000), true],
    ['a'.repeat(4001), false],
    [`${'a'.repeat(3999)}\r\n`, true],
    [`${'a'.repeat(3998)}…`, false],
  ])('%j is taken: %s [V01, V02]', (message, taken) => {
    expect(isTaken({ message })).toBe(taken);
  });

  it.each([...'åÄöéüßñøłÇ0. , : ; ! ? \' " ’ ” ( ) / - – _ + * = % & @ # § €'])(
    'may have %j [V03]',
    (sign) => {
      expect(isTaken({ message: `abcde${sign}f` })).toBe(true);
    },
  );

  it.each([...'<>{}[]|\\^~$£жβ漢😀\t'])('must not contain %j [V03]', (sign) => {
    expect(isTaken({ message: `abcde${sign}f` })).toBe(false);
  });

  it('may contain letters with separate rings, as some systems write them [V03]', () => {
    expect(isTaken({ message: 'a\u030A\u00E4o\u0308 och' })).toBe(true);
  });

  it('has one kind of line break, and three dots for the ellipsis [V04]', () => {
    expect(messageOf('ett\r\ntvå\rtre\nfyra…').message).toBe('ett\ntvå\ntre\nfyra...');
  });
});

describe('the fields of a question', () => {
  it.each([
    ['', false],
    ['maja', false],
    ['maja@', false],
    ['maja@example.se', true],
    [`${'a'.repeat(60)}@${'b'.repeat(36)}.se`, true],
    [`${'a'.repeat(60)}@${'b'.repeat(37)}.se`, false],
  ])('take the e-mail address %j: %s [V06]', (email, taken) => {
    expect(isTaken({ email })).toBe(taken);
  });

  it.each([
    ['', true],
    ['070-123 45 67', true],
    ['+46701234567', true],
    ['1'.repeat(20), true],
    ['1'.repeat(21), false],
    ['+', false],
    ['46+7', false],
    ['070a', false],
  ])('take the phone number %j: %s [V07]', (phone, taken) => {
    expect(isTaken({ phone })).toBe(taken);
  });

  it('may omit phone and reference number [Q24]', () => {
    const { phone: _phone, systemReferenceNumber: _number, ...least } = question;
    expect(v.parse(postMessageFieldsSchema, least)).toEqual(question);
  });

  it.each(['message', 'email', 'portalMessageType', 'clientMessageId'])(
    'require %s [Q24]',
    (field) => {
      expect(isTaken({ [field]: undefined })).toBe(false);
    },
  );

  it.each([
    [{ portalMessageType: 'None' }],
    [{ clientMessageId: '17' }],
    [{ systemReferenceNumber: '1'.repeat(201) }],
  ])('are not taken with %j [Q24]', (change) => {
    expect(isTaken(change)).toBe(false);
  });
});

it.each(['message', 'conversationId', 'clientMessageId'])('a reply requires %s [Q25]', (field) => {
  const reply = { ...question, conversationId: 'c-1' };
  expect(v.is(postMessageToConversationFieldsSchema, reply)).toBe(true);
  expect(v.is(postMessageToConversationFieldsSchema, { ...reply, [field]: undefined })).toBe(false);
});

it.each([
  ['Insurance', '', true],
  ['Insurance', '4711 0023 918', true],
  ['Insurance', '1'.repeat(15), true],
  ['Insurance', '1'.repeat(16), false],
  ['Insurance', '4711A', false],
  ['Insurance', '2026/1', false],
  ['Damage', '', true],
  ['Damage', 'Å 2026/1187', true],
  ['Damage', 'a'.repeat(20), true],
  ['Damage', 'a'.repeat(21), false],
  ['Damage', '2026-1', false],
  ['Other', 'vad som helst!', true],
] as const)('a message about %s can have the number %j: %s [V08, V09, V10]', (type, text, can) => {
  expect(isReferenceOf(type, text)).toBe(can);
});
