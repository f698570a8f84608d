import { expect, it } from 'vitest';

import {
  capital,
  dateInSentence,
  dayInSentence,
  monthInSentence,
  referenceAloud,
  referenceInSentence,
  registrationInSentence,
} from './inSentence.ts';

const nbsp = '\u00A0';

it.each([
  ['2026-11-30', `30${nbsp}november`],
  ['2026-11-30T00:00:00', `30${nbsp}november`],
  ['2027-01-15', `15${nbsp}januari${nbsp}2027`],
])('names %s in a sentence of 2026, in one piece [Z76]', (day, text) => {
  expect(dayInSentence(day, '2026-11-24')).toBe(text);
});

it.each([
  ['2026-12-31', 'december'],
  ['2025-12-31T00:00:00', `december${nbsp}2025`],
])('names the month of %s in a sentence of 2026 [Z77]', (day, text) => {
  expect(monthInSentence(day, '2026-11-24')).toBe(text);
});

it.each(['2026-11-30', '2026-11-30T00:00:00'])('writes the date %s in one piece [Z77]', (date) => {
  expect(dateInSentence(date)).toBe('2026\u201111\u201130');
});

it('begins a sentence with a capital, and changes nothing else', () => {
  expect(capital('åtta krav')).toBe('Åtta krav');
  expect(capital('13 krav')).toBe('13 krav');
});

it.each([
  ['47130040118', `4713${nbsp}0040${nbsp}118`],
  ['47130040', `4713${nbsp}0040`],
  ['471', '471'],
])('groups the reference number %s [Z76]', (number, text) => {
  expect(referenceInSentence(number)).toBe(text);
});

it.each([
  ['47130040118', '4 7 1 3, 0 0 4 0, 1 1 8'],
  ['47130040', '4 7 1 3, 0 0 4 0'],
  ['471', '4 7 1'],
  ['', ''],
  ['AB-471', 'AB-471'],
])('reads out the reference number %s as %s [Z103]', (number, text) => {
  expect(referenceAloud(number)).toBe(text);
});

it('groups at once also what is far too long for a reference number', () => {
  const started = performance.now();
  expect(referenceInSentence('9'.repeat(100_000))).toHaveLength(124_999);
  expect(performance.now() - started).toBeLessThan(1000);
});

it.each([
  ['WKA54H', `WKA${nbsp}54H`],
  ['ABC123', `ABC${nbsp}123`],
  ['TAXI1', 'TAXI1'],
])('parts the registration number %s as on the plate [Z76]', (number, text) => {
  expect(registrationInSentence(number)).toBe(text);
});
