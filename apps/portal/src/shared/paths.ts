/** Every path of the portal (section 2 of the specification), in this one place. */
export const paths = {
  root: '/',
  login: '/loggain',
  loggedOut: '/loggaut',
  overview: '/oversikt',
  insurance: '/krav',
  insuranceCase: '/krav/:id',
  checkout: '/krav/betala/:paymentId',
  documents: '/dokument',
  communication: '/meddelanden',
  damage: '/skador',
  registerExtract: '/registerutdrag',
} as const;

/** The address of a case; spaces and other signs of the number are encoded (row C11). */
export function caseHref(referenceNumber: string): string {
  return paths.insuranceCase.replace(':id', encodeURIComponent(referenceNumber));
}
