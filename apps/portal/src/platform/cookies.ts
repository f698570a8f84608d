/** The value of a cookie as it stands in `document.cookie`, not decoded; `null` when there is none. */
export function readCookie(cookies: string, name: string): string | null {
  for (const cookie of cookies.split('; ')) {
    const separator = cookie.indexOf('=');
    if (separator > 0 && cookie.slice(0, separator) === name) return cookie.slice(separator + 1);
  }
  return null;
}
