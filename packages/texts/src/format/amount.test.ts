import { describe, expect, it } from 'vitest';

import { formatKronor, formatKronorPerDay, formatNumber, parseAmount } from './amount.ts';

const nbsp = '\u00A0';

describe('parseAmount', () => {
  it.each([
    ['12 480', 12480],
    [`12${nbsp}480`, 12480],
    ['12\u202F480', 12480],
    ['4 350,00', 4350],
    ['45,5', 45.5],
    ['0', 0],
    ['-180', -180],
    ['\u2212180', -180],
    ['', null],
    ['tolv', null],
    ['1,234', null],
    ['12 480 kr', null],
    ['99999999999999999', null],
  ])('reads %j as %j', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });
});

describe('formatKronor', () => {
  it.each([
    ['12 480', `12${nbsp}480${nbsp}kr`],
    ['4350,00', `4${nbsp}350${nbsp}kr`],
    ['45,50', `45,50${nbsp}kr`],
    [1234.5, `1${nbsp}234,50${nbsp}kr`],
    [0, `0${nbsp}kr`],
    [-180, `\u2212180${nbsp}kr`],
  ])('writes %j as Swedes do, with no-break spaces and without ,00 [Z09]', (amount, text) => {
    expect(formatKronor(amount)).toBe(text);
  });

  it('shows a text that is no amount as it came, since showing it beats hiding it', () => {
    expect(formatNumber('okänt')).toBe('okänt');
  });
});

describe('formatKronorPerDay', () => {
  it.each([
    ['45,00', `45${nbsp}kr/dag`],
    ['45', `45${nbsp}kr/dag`],
    ['45,50', `45,50${nbsp}kr/dag`],
  ])('strips a trailing ,00 from %j and nothing else [C05]', (amount, text) => {
    expect(formatKronorPerDay(amount)).toBe(text);
  });
});
