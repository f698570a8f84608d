/** Whether the browser is Internet Explorer (row N20), told by its user agent. */
export function isOutdatedBrowser(userAgent: string): boolean {
  return /MSIE|Trident/u.test(userAgent);
}
