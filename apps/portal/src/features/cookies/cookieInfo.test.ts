import { describe, expect, it } from 'vitest';

import { cookieToRemember, hasReadCookieInfo } from './cookieInfo.ts';

describe('hasReadCookieInfo', () => {
  it.each([
    ['', false],
    ['cookieInfoVersion=1', false],
    ['XSRF-TOKEN=x; cookieInfoVersion=2', true],
    ['cookieInfoVersion=20', false],
  ])('with the cookies %j and version 2: %s [N17]', (cookies, hasRead) => {
    expect(hasReadCookieInfo(cookies, '2')).toBe(hasRead);
  });
});

describe('cookieToRemember', () => {
  it('keeps the version for 365 days on every path [N18]', () => {
    expect(cookieToRemember('2', 'http:')).toBe(
      'cookieInfoVersion=2; Path=/; Max-Age=31536000; SameSite=Lax',
    );
  });

  it('is sent over encrypted connections only, unless the page has none', () => {
    expect(cookieToRemember('2', 'https:')).toContain('; Secure');
  });
});
