import { expect, it } from 'vitest';

import { cleanPasted, insertPasted, keepTyped } from './editText.ts';
import { fieldKinds } from './fieldKinds.ts';

const { digits, personalNumber, text } = fieldKinds;

/** Parses a text in which `|` marks the caret. */
function state(marked: string): { readonly value: string; readonly caret: number } {
  return { value: marked.replace('|', ''), caret: marked.indexOf('|') };
}

it.each([
  ['a letter at the end vanishes', '4711a|', '4711', '4711|'],
  ['a letter in the middle vanishes and the caret stays there', '47x|11', '4711', '47|11'],
  ['a digit in the middle stays, with the caret after it', '479|11', '4711', '479|11'],
  ['a space vanishes', '4711 |', '4711', '4711|'],
  ['a digit of an Arabic keyboard becomes one of programs', '47١|11', '4711', '471|11'],
])('digits: %s [K08]', (_goal, typed, previous, expected) => {
  expect(keepTyped(state(typed), previous, digits)).toEqual(state(expected));
});

it.each([
  ['takes twelve digits and a hyphen', '19121212-121|2', '19121212-121', '19121212-121|2'],
  ['takes no thirteenth digit', '1912121212123|', '191212121212', '191212121212|'],
  [
    'stays as it is when one too many comes in the middle',
    '197|1212121212',
    '191212121212',
    '19|1212121212',
  ],
  ['drops letters', '1912a|', '1912', '1912|'],
])('personal number: %s [V11]', (_goal, typed, previous, expected) => {
  expect(keepTyped(state(typed), previous, personalNumber)).toEqual(state(expected));
});

it.each([
  ['Maja\u00A0Lindqvist', 'Maja Lindqvist'],
  ['  4711 0023 918\n', '4711 0023 918'],
  ['två\r\nrader\toch mer', 'två rader och mer'],
  ['\u202A+46 70 123 45 67\u202C', '+46 70 123 45 67'],
  ['Trafik\u00ADförsäkring', 'Trafikförsäkring'],
  ['\u{1F468}\u200D\u{1F469}', '\u{1F468}\u200D\u{1F469}'],
])('removes the invisible characters of %j', (pasted, expected) => {
  expect(cleanPasted(pasted)).toBe(expected);
});

it('lets the user shorten a text that is too long from the start [V14]', () => {
  const rule = { ...text, maxLength: 3 };
  expect(keepTyped(state('abcde|'), 'abcdef', rule)).toEqual(state('abcde|'));
  expect(keepTyped(state('xabcdef|'), 'abcdef', rule)).toEqual(state('abcdef|'));
});

it('never cuts a character in half', () => {
  const rule = { ...text, maxLength: 3 };
  expect(insertPasted('ab\u{1F600}', '', { start: 0, end: 0 }, rule)).toEqual(state('ab|'));
});

it('pastes all digits of a spaced number where only the digits fit [K08]', () => {
  const rule = { ...digits, maxLength: 11 };
  expect(insertPasted(' 4711 0023 918 ', '', { start: 0, end: 0 }, rule)).toEqual(
    state('47110023918|'),
  );
});

it('replaces the selection and puts the caret after the pasted text', () => {
  expect(insertPasted('bra ', 'Det är dåligt.', { start: 7, end: 13 }, text)).toEqual(
    state('Det är bra|.'),
  );
});

it('cuts the pasted text, not the existing one [V14]', () => {
  const rule = { ...text, maxLength: 6 };
  expect(insertPasted('12345', 'AB', { start: 1, end: 1 }, rule)).toEqual(state('A1234|B'));
});
