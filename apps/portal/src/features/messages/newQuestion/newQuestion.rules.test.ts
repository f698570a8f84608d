import { isReferenceOf, postMessageFormSchema } from '@mina-sidor/api-client';
import { addFiles, noFiles } from '@mina-sidor/ui';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import type { DraftFields } from '../../../customer/drafts/draft.ts';
import {
  faultyFields,
  fieldsAbout,
  isAbout,
  numberInSentence,
  questionErrors,
  subjectOf,
  toPostMessage,
} from './newQuestion.rules.ts';

const empty: DraftFields = { subject: '', reference: '', email: '', phone: '', message: '' };
const filled: DraftFields = {
  subject: 'Insurance',
  reference: '4711 0023 918',
  email: 'maja@example.se',
  phone: '070-123 45 67',
  message: 'Hej!\r\nStämmer…',
};
const refused = addFiles(noFiles, [new File([], 'tom.pdf')]);
const clientMessageId = '0b7c9a52-4b5e-4d0c-9d4f-2f6f3b1c7a10';

describe('the errors of a new question', () => {
  it('are at first its subject, its address and its text: nothing else is mandatory [M11] [V10]', () => {
    expect(faultyFields(questionErrors(empty, noFiles))).toEqual(['subject', 'message', 'email']);
    expect(questionErrors(empty, noFiles)).toEqual({
      subject: 'Välj ett ämne för din fråga',
      email: 'Vänligen ange e-postadress',
      message: 'Vänligen ange meddelande / fråga',
    });
  });

  it('are none when it is filled in [M11]', () => {
    expect(faultyFields(questionErrors(filled, noFiles))).toEqual([]);
  });

  it.each([
    ['Insurance', '4711 0023 918', undefined],
    ['Insurance', '2026/1187', 'Kontrollera referensnummer'],
    ['Damage', '2026/1187', undefined],
    ['Damage', '2026-1187', 'Kontrollera ärendenummer'],
    ['Other', '2026-1187', undefined],
    ['', '2026-1187', undefined],
  ])(
    'about %j with the number %j have %j: the rule for the number depends on the subject [V10]',
    (subject, reference, error) => {
      expect(questionErrors({ ...filled, subject, reference }, noFiles).reference).toBe(error);
    },
  );

  it('do not include files that cannot be attached now [A13] [A14]', () => {
    expect(questionErrors(filled, refused).files).toBe(
      'Ta bort eller byt ut det som inte kan bifogas',
    );
    expect(questionErrors(filled, { status: 'off' }).files).toBeUndefined();
  });

  it('include every fault, in the order of the form [Z07]', () => {
    const faulty = { subject: 'Damage', reference: '!', email: 'a', phone: 'a', message: '<' };
    expect(faultyFields(questionErrors(faulty, refused))).toEqual([
      'reference',
      'message',
      'files',
      'email',
      'phone',
    ]);
  });
});

it.each([
  ['Insurance', 'Insurance'],
  ['', undefined],
  ['insurance', undefined],
])('reads the subject %j of a draft as %j [M11]', (subject, type) => {
  expect(subjectOf({ subject })).toBe(type);
});

describe('a new question as it is sent', () => {
  it('has its texts in the form that is counted and checked [V04] [V06] [V07] [Q24]', () => {
    const files = [new File(['x'], 'a.pdf')];
    const fields = { ...filled, email: ' maja@example.se ', reference: ' 4711 ' };
    expect(
      toPostMessage('Insurance', { fields, files: { ...noFiles, chosen: files }, clientMessageId }),
    ).toEqual({
      portalMessageType: 'Insurance',
      systemReferenceNumber: '4711',
      message: 'Hej!\nStämmer...',
      email: 'maja@example.se',
      phone: '0701234567',
      clientMessageId,
      files,
    });
  });

  it('has everything that the customer has written [Q24]', () => {
    const fields: DraftFields = {
      subject: 'Insurance',
      reference: '47110023918',
      message: 'Hej på er',
      email: 'maja@example.se',
      phone: '0701234567',
    };
    const sent = toPostMessage('Insurance', { fields, files: noFiles, clientMessageId });
    expect(Object.values(sent)).toEqual(expect.arrayContaining(Object.values(fields)));
  });

  it('has no number if the form does not show one [V10]', () => {
    const sending = { fields: filled, files: noFiles, clientMessageId };
    expect(toPostMessage('Other', sending).systemReferenceNumber).toBe('');
    expect(toPostMessage('Damage', sending).systemReferenceNumber).toBe('4711 0023 918');
  });

  it('is accepted by the server exactly when the form accepts it [V01] [V03] [V06] [V07] [V08] [V09] [V10]', () => {
    const few = (...units: string[]) =>
      fc.string({ unit: fc.constantFrom(...units), maxLength: 22 });
    const anyFields = fc.record({
      subject: fc.constantFrom('Insurance', 'Damage', 'Other'),
      reference: fc.oneof(few('1', ' '), few('1', 'a', 'å', '/', '-', ' ')),
      email: fc.oneof(
        fc.constant('maja@example.se'),
        few('a', '@', ' ').map((text) => `${text}.se`),
      ),
      phone: fc.oneof(fc.constant(''), few('0', '+', '-', ' ')),
      message: fc.oneof(fc.constant('Hej på er'), few('a', ' ', '…', '\r\n', '<')),
    });
    fc.assert(
      fc.property(anyFields, (fields) => {
        const subject = subjectOf(fields);
        if (subject === undefined) throw new Error('every subject of the test is one');
        const form = toPostMessage(subject, { fields, files: noFiles, clientMessageId });
        const isTaken =
          v.is(postMessageFormSchema, form) &&
          isReferenceOf(subject, form.systemReferenceNumber ?? '');
        expect(faultyFields(questionErrors(fields, noFiles)).length === 0).toBe(isTaken);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a question about a case or damage', () => {
  const ofCase = { subject: 'Insurance', number: '47110023918' } as const;
  it.each([
    ['Insurance', '4711 0023 918', ofCase, true],
    ['Insurance', '47110023918', ofCase, true],
    ['Insurance', '47110023919', ofCase, false],
    ['Damage', '47110023918', ofCase, false],
    ['Insurance', '', { ...ofCase, number: '' }, false],
  ] as const)('%s %j is about %j: %s [Z80]', (subject, reference, about, is) => {
    expect(isAbout({ subject, reference }, about)).toBe(is);
  });

  it('names a case as its letters do, and a damage as it is [Z80]', () => {
    expect(numberInSentence(ofCase)).toBe('4711\u00A00023\u00A0918');
    expect(numberInSentence({ subject: 'Damage', number: '2026/1187' })).toBe('2026/1187');
  });
});

it.each([
  ['Insurance', '47110023918', { subject: 'Insurance', reference: '47110023918' }],
  ['Damage', '2026/1187', { subject: 'Damage', reference: '2026/1187' }],
  ['Insurance', '', { subject: 'Insurance', reference: '' }],
  ['Insurance', '2026/1187', { subject: '', reference: '' }],
  ['Damage', '2026_1187', { subject: '', reference: '' }],
] as const)(
  '%s %j fills in %j: a number that is wrong fills in nothing [Z80]',
  (subject, number, fields) => {
    expect(fieldsAbout({ subject, number })).toEqual(fields);
  },
);
