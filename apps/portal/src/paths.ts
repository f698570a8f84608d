import { encodedForAddress } from './domain/encodedForAddress.ts';

/** The addresses of the pages behind the login; `:id` stands for the part that differs between pages of the same kind. */
const customerPaths = {
  overview: '/oversikt',
  claims: '/krav',
  case: '/krav/:id',
  checkout: '/krav/betala/:id',
  damages: '/skador',
  messages: '/meddelanden',
  documents: '/dokument',
  registerExtract: '/registerutdrag',
} as const;

/** The addresses of the pages outside the login. */
const openPaths = {
  login: '/loggain',
  loggedOut: '/loggaut',
  accessibility: '/tillganglighet',
  notFound: '*',
} as const;

export type CustomerPageName = keyof typeof customerPaths;
export type OpenPageName = keyof typeof openPaths;
export type FeatureName = CustomerPageName | OpenPageName;

/** Every address of the portal. It imports no page, so that every folder may read it. */
export const paths = { root: '/', ...openPaths, ...customerPaths } as const;

/** The address of one page of a kind: a case by its number, a checkout by its payment (rows C11 and R09). */
export function hrefOf(page: FeatureName, id: string): string {
  return paths[page].replace(':id', encodedForAddress(id));
}

/** Whether the address matches the path of a feature, `:id` included. */
export function isPathOf(path: string, pathname: string): boolean {
  return new RegExp(`^${path.replace(':id', '[^/]+')}/?$`, 'iu').test(pathname);
}

/**
 * Whether the path is the checkout's. The checkout's document has its own security policy, which allows the payment
 * company's script (row Z19), so going to it or leaving it loads a new document. The server uses the same pattern.
 */
export function isCheckoutPath(pathname: string): boolean {
  return isPathOf(paths.checkout, pathname);
}

/** Whether the address is the path or lies below it. */
export function isUnder(path: string, address: string): boolean {
  const [pathname = ''] = address.toLowerCase().split(/[?#]/u);
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** Pages that the server adds to the portal. */
const serverPages = /^\/sandbox(?:\/|$)/u;

/** Whether a link leads to a page of the portal. */
export function isPortalAddress(href: string): boolean {
  return href.startsWith('/') && !serverPages.test(href);
}
