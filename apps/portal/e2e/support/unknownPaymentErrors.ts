/** What the browser logs of a payment that there is not. A journey that goes on may leave before or after it has. */
export const unknownPaymentErrors = [
  /404.*\/sandbox\/checkout\/payments\//u,
  /Dibs\.Checkout: the payment cannot be shown/u,
];
