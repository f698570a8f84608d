import { describe, expect, it } from 'vitest';

import { scrub, toErrorReport } from './errorReport.rules.ts';

describe('the text of an error report', () => {
  it.each([
    ['No case of 19870412-9843', 'No case of [number]'],
    ['198704129843', '[number]'],
    ['870412+9843', '[number]'],
    ['4711 0023 918 not found', '[number] not found'],
    ['OCR 4711002391839.', 'OCR [number].'],
    ['debt 12\u00A0480\u00A0350,50 kr', 'debt [number],50 kr'],
    ['debt 12\u202F480\u2009350,50 kr', 'debt [number],50 kr'],
    ['call +46 70-174 06 05 now', 'call [number] now'],
    ['to maja.lindqvist87@example.se', 'to [e-mail]'],
    ['GET /krav?token=abc&x=1 failed', 'GET /krav?[query] failed'],
    ['payment 9f86d081884c7d659a2feaa0c55ad015', 'payment [token]'],
    ['id 0b7c9a52-4b5e-4d0c-9d4f-2f6f3b1c7a10', 'id [token]'],
    ['js:198704129843', 'js:[number]'],
    ['file Zk3vT9-aa_Qx7LmN0pRs81', 'file [token]'],
    [
      'Unexpected token \'H\', "Hej! Jag heter Maja" is not valid JSON',
      'Unexpected token \'H\', "[text]" is not valid JSON',
    ],
    ['cut off: "Hej! Jag', 'cut off: "[text]"'],
  ])('%j is told as %j [Q33, Z21, Z68]', (text, clean) => {
    expect(scrub(text)).toBe(clean);
  });

  it.each([
    "Cannot read properties of undefined (reading 'fullName')",
    'https://minasidor.example/api/PortalDamage/GetDamages: 500',
    'at draw (https://minasidor.example/assets/DocumentsView-BxY12abc.js:12:34567)',
    'at t (https://minasidor.example/assets/index-9f86d081884c7d65.js:1:234567)',
    'Failed to fetch dynamically imported module',
    'createRegisterExtractRequestOnce is not a function',
  ])('%j is told as it is, so that the fault can be found', (text) => {
    expect(scrub(text)).toBe(text);
  });

  it('is the same when it is cleaned twice', () => {
    const text = 'a"b 198704129843" c@d.se ?token=1 9f86d081884c7d659a2feaa0c55ad015';
    expect(scrub(scrub(text))).toBe(scrub(text));
  });
});

describe('the report of an error', () => {
  it('holds its message and its stack, both cleaned [Q33]', () => {
    const error = new TypeError('No case of 198704129843');
    error.stack = `TypeError: ${error.message}\n    at draw (https://minasidor.example/a.js:1:2)`;
    expect(toErrorReport(error)).toEqual({
      message: 'No case of [number]',
      stack: 'TypeError: No case of [number]\n    at draw (https://minasidor.example/a.js:1:2)',
    });
  });

  it.each([
    ['198704129843'],
    [{ fullName: 'Maja Lindqvist' }],
    [null],
    [undefined],
    [198_704_129_843],
  ])('of %j, which is no error, tells only what kind of thing it was [Q33]', (thrown) => {
    expect(toErrorReport(thrown)).toEqual({ message: typeof thrown, stack: '' });
  });

  it('is bounded, and cut after it was cleaned [Q33]', () => {
    const error = new Error(`${'x '.repeat(247)}198704129843`);
    error.stack = 'at y\n'.repeat(5000);
    const { message, stack } = toErrorReport(error);
    expect(message).toHaveLength(500);
    expect(message).not.toMatch(/\d/u);
    expect(stack).toHaveLength(4000);
  });

  it('has an empty stack where the browser gives none [Q33]', () => {
    const error = new Error('Oops');
    delete error.stack;
    expect(toErrorReport(error)).toEqual({ message: 'Oops', stack: '' });
  });
});
