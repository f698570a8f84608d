/** Whether the user agent is Internet Explorer (row N20). */
export function isOutdatedBrowser(userAgent: string): boolean {
  return /MSIE|Trident/u.test(userAgent);
}
