/** Returns the cookie's value without decoding it, or `null` when the cookie is missing. */
export function readCookie(cookies: string, name: string): string | null {
  for (const cookie of cookies.split('; ')) {
    const separator = cookie.indexOf('=');
    if (separator > 0 && cookie.slice(0, separator) === name) return cookie.slice(separator + 1);
  }
  return null;
}
