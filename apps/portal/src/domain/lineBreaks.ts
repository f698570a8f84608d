/**
 * Whether the path of an address contains a line break or a line separator, raw or encoded. No page has such an address,
 * and the router's patterns do not match it (row Z62).
 */
export function hasLineBreak(address: string): boolean {
  const [path = ''] = address.split(/[?#]/u);
  return /[\n\r\u2028\u2029]|%0[ad]|%e2%80%a[89]/iu.test(path);
}
