import { describe, expect, it } from 'vitest';

import { toPersonalNumber } from './personalNumber.ts';

describe('a personal number', () => {
  it.each([
    ['twelve digits', '198704129843', '198704129843'],
    ['ten digits', '8704129843', '198704129843'],
    ['a hyphen', '870412-9843', '198704129843'],
    ['spaces around it', ' 198704129843 ', '198704129843'],
    ['a coordination number', '198704729840', '198704729840'],
  ])('is accepted with %s', (_form, text, expected) => {
    expect(toPersonalNumber(text)).toBe(expected);
  });

  it.each([
    ['a wrong check digit', '198704129844'],
    ['a day that does not exist', '198702309843'],
    ['too few digits', '870412984'],
    ['letters', 'abcdefghij'],
    ['an interim number', '870412T984'],
    ['nothing', ''],
  ])('is refused with %s', (_fault, text) => {
    expect(toPersonalNumber(text)).toBeNull();
  });
});
