import { describe, expect, it } from 'vitest';

import { cleanReference, referenceProblemOf, referenceKindOf } from './reference.rules.ts';

it.each([
  ['Insurance', 'referenceNumber'],
  ['Damage', 'caseNumber'],
  ['Other', null],
  [undefined, null],
] as const)('a question about %s asks for its %s [M12]', (type, kind) => {
  expect(referenceKindOf(type)).toBe(kind);
});

describe('the number of a question', () => {
  it.each([
    ['Insurance', '', null],
    ['Insurance', '4711 0023 918', null],
    ['Insurance', '1'.repeat(15), null],
    ['Insurance', ` ${'1'.repeat(15)} `, null],
    ['Insurance', '1'.repeat(16), 'malformed'],
    ['Insurance', `${'1'.repeat(14)} 1`, 'malformed'],
    ['Insurance', '4711A', 'malformed'],
    ['Insurance', '2026/1187', 'malformed'],
    ['Damage', '', null],
    ['Damage', 'Å 2026/1187', null],
    // A Mac's clipboard gives the letter and its ring as two characters.
    ['Damage', 'A\u030A 2026/1187', null],
    ['Damage', 'a'.repeat(20), null],
    ['Damage', 'a'.repeat(21), 'malformed'],
    ['Damage', '2026-1187', 'malformed'],
    ['Other', 'vad som helst!', null],
    [undefined, 'vad som helst!', null],
  ] as const)('about %s, %j, is %s [V08] [V09] [V10]', (type, text, fault) => {
    expect(referenceProblemOf(type, text)).toBe(fault);
  });

  it('is checked again when the question is about something else [V10]', () => {
    expect(referenceProblemOf('Damage', '2026/1187')).toBeNull();
    expect(referenceProblemOf('Insurance', '2026/1187')).toBe('malformed');
    expect(referenceProblemOf('Other', '2026/1187')).toBeNull();
  });

  it('is sent without spaces around it, and with composed letters [V09]', () => {
    expect(cleanReference(' A\u030A 1 ')).toBe('Å 1');
  });
});
