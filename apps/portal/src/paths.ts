import { encodedForAddress } from './domain/encodedForAddress.ts';
import { mapValues } from './domain/record.ts';
import { type FeatureName, features } from './features.ts';

/** The address of each page, as its feature says it. */
export const paths = { root: '/', ...mapValues(features, ({ path }) => path) };

/** The address of one of many such pages: a case by its number, a checkout by its payment (rows C11 and R09). */
export function hrefOf(page: FeatureName, id: string): string {
  return paths[page].replace(':id', encodedForAddress(id));
}

/** Whether the path leads to such a page. */
export function isPathOf(path: string, pathname: string): boolean {
  return new RegExp(`^${path.replace(':id', '[^/]+')}/?$`, 'iu').test(pathname);
}

/**
 * Whether the path is the checkout's. Its document has a policy of its own, which lets the payment company's script run
 * (row Z19): whoever goes there or leaves fetches a new document. The server decides by the same form of path.
 */
export function isCheckoutPath(pathname: string): boolean {
  return isPathOf(paths.checkout, pathname);
}

/** Whether the address is the path, or lies under it. */
export function isUnder(path: string, address: string): boolean {
  const [pathname = ''] = address.toLowerCase().split(/[?#]/u);
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** Pages of the server that are not the portal's. */
const serverPages = /^\/sandbox(?:\/|$)/u;

/** Whether a link leads to a page of the portal. */
export function isPortalAddress(href: string): boolean {
  return href.startsWith('/') && !serverPages.test(href);
}
