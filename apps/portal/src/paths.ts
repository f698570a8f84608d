/** Every path of the portal (section 2 of the specification), in this one place. */
export const paths = {
  root: '/',
  login: '/loggain',
  loggedOut: '/loggaut',
  overview: '/oversikt',
  claims: '/krav',
  case: '/krav/:id',
  checkout: '/krav/betala/:paymentId',
  checkoutOfNothing: '/krav/betala',
  documents: '/dokument',
  messages: '/meddelanden',
  damages: '/skador',
  registerExtract: '/registerutdrag',
} as const;

/** The address of a payment's checkout (row R09). */
export function checkoutHref(paymentId: string): string {
  return paths.checkout.replace(':paymentId', encodeURIComponent(paymentId));
}

/**
 * Whether the path is the checkout's. Its document has a policy of its own, which lets the payment company's script run
 * (row Z19): whoever goes there or leaves fetches a new document. The server decides by the same form of path.
 */
export function isCheckoutPath(pathname: string): boolean {
  return /^\/krav\/betala\/[^/]+\/?$/iu.test(pathname);
}

/** The address of a case; spaces and other signs of the number are encoded (row C11). */
export function caseHref(referenceNumber: string): string {
  return paths.case.replace(':id', encodeURIComponent(referenceNumber));
}
