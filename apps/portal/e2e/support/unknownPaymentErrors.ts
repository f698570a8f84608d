/** What the browser logs about a payment that does not exist. A journey may leave the page before or after that. */
export const unknownPaymentErrors = [
  /404.*\/sandbox\/checkout\/payments\//u,
  /Dibs\.Checkout: the payment cannot be shown/u,
];
