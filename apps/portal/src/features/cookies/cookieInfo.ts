import { readCookie } from '../../platform/cookies.ts';

const cookieName = 'cookieInfoVersion';
const daysKept = 365;

/** Whether the customer has closed this version of the notice in this browser (row N17). */
export function hasReadCookieInfo(cookies: string, version: string): boolean {
  return readCookie(cookies, cookieName) === version;
}

/** The cookie that remembers it for a year (row N18). */
export function cookieToRemember(version: string, protocol: string): string {
  const maxAge = daysKept * 24 * 60 * 60;
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${cookieName}=${version}; Path=/; Max-Age=${String(maxAge)}; SameSite=Lax${secure}`;
}
