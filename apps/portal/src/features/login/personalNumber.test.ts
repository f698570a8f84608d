import { describe, expect, it } from 'vitest';

import { readPersonalNumber } from './personalNumber.ts';

const today = new Date('2026-11-21T12:00:00+01:00');

describe('readPersonalNumber', () => {
  it.each([
    ['199001019802', '199001019802'],
    ['19900101-9802', '199001019802'],
    ['9001019802', '199001019802'],
    ['900101-9802', '199001019802'],
    [' 19900101 9802 ', '199001019802'],
  ])('takes %j for %s [V11]', (text, number) => {
    expect(readPersonalNumber(text, today)).toBe(number);
  });

  it.each([
    ['a wrong check digit', '199001019803'],
    ['a date that does not exist', '199002309802'],
    ['letters', '19900101980a'],
    ['too few digits', '900101980'],
    ['too many digits', '1990010198021'],
    ['another separator', '900101/9802'],
    ['nothing', ''],
  ])('refuses %s [V11]', (_name, text) => {
    expect(readPersonalNumber(text, today)).toBeNull();
  });

  it('accepts a coordination number, whose day is sixty more [V12]', () => {
    expect(readPersonalNumber('701063-2391', today)).toBe('197010632391');
  });

  it.each(['700101-T220', '19700101T220'])('refuses the interim number %s [V12]', (text) => {
    expect(readPersonalNumber(text, today)).toBeNull();
  });

  it.each([
    ['a date that has been', '250101-9810', '202501019810'],
    ['a date of today', '261121-9813', '202611219813'],
    ['a date still to come', '271231-9801', '192712319801'],
    ['a plus sign', '250101+9810', '192501019810'],
  ])('gives %s its century [V13]', (_name, text, number) => {
    expect(readPersonalNumber(text, today)).toBe(number);
  });
});
