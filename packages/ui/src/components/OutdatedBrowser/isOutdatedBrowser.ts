/** Whether the user agent is Internet Explorer. */
export function isOutdatedBrowser(userAgent: string): boolean {
  return /MSIE|Trident/u.test(userAgent);
}
