import { describe, expect, it } from 'vitest';

import { readCookie } from './cookies.ts';

describe('readCookie', () => {
  it.each([
    ['a=1; XSRF-TOKEN=abc%3D; b=2', 'abc%3D'],
    ['XSRF-TOKEN=a=b', 'a=b'],
    ['OLD-XSRF-TOKEN=x', null],
    ['XSRF-TOKEN=', ''],
    ['', null],
  ])('reads the anti-forgery token out of %j', (cookies, value) => {
    expect(readCookie(cookies, 'XSRF-TOKEN')).toBe(value);
  });
});
