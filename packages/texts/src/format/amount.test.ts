import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  formatKronor,
  formatKronorPerDay,
  formatNumber,
  parseAmount,
  parseOre,
  parseWholeKronor,
} from './amount.ts';

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

describe('parseWholeKronor', () => {
  it.each([
    ['12 480', 12480],
    [`12${nbsp}480`, 12480],
    ['12\u202F480', 12480],
    ['12\t480\n', 12480],
    ['4 350,00', 4350],
    ['4 350,99', 4350],
    ['4350.99', 4350],
    ['0,99', 0],
    ['0', 0],
    ['-0,50', 0],
    ['\u2212180,50', -180],
    ['', null],
    ['kr', null],
    ['1e3', null],
    ['0x10', null],
    ['1,234', null],
    ['1,2,3', null],
    ['12 480 kr', null],
    ['Infinity', null],
    ['99999999999999999', null],
  ])('pays %j with %j kr: öre are cut, never rounded [P02]', (text, kronor) => {
    expect(parseWholeKronor(text)).toBe(kronor);
  });
});

/** An amount of öre as somebody might write it: grouped by any space, with comma or point, or without decimals. */
const written = fc
  .record({
    ore: fc.integer({ min: 0, max: 10 ** 12 }),
    space: fc.constantFrom('', ' ', nbsp, '\u202F', '\u2009'),
    point: fc.constantFrom(',', '.'),
  })
  .map(({ ore, space, point }) => {
    const kronor = String(Math.floor(ore / 100)).replaceAll(/\B(?=(?:\d{3})+$)/gu, space);
    const decimals = String(ore % 100).padStart(2, '0');
    return { ore, text: decimals === '00' ? kronor : `${kronor}${point}${decimals}` };
  });

describe('any amount', () => {
  it('is read to the öre, however it is grouped [P02]', () => {
    fc.assert(
      fc.property(written, ({ ore, text }) => {
        expect(parseOre(text)).toBe(ore);
        expect(parseWholeKronor(text)).toBe((ore - (ore % 100)) / 100);
      }),
    );
  });

  it('is read back from what the customer is shown [Z09]', () => {
    fc.assert(
      fc.property(written, ({ ore, text }) => {
        expect(parseOre(formatNumber(text))).toBe(ore);
      }),
    );
  });

  it('never becomes another amount, whatever the text: it is exact or none [P02]', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789,. -\u00A0ek') }), (text) => {
        const ore = parseOre(text);
        if (ore === null) return;
        expect(Number.isSafeInteger(ore)).toBe(true);
        const digits = text.replaceAll(/\s/gu, '').replace('.', ',');
        const [kronor = '', decimals = ''] = digits.replace('-', '').split(',');
        expect(Math.abs(ore)).toBe(Number(kronor) * 100 + Number(decimals.padEnd(2, '0')));
      }),
    );
  });
});
