/** Names of headers and cookies, for the client, the sandbox and the OpenAPI document. */
export const protocol = {
  /** Cookie of the session. HttpOnly, so no script can read it. */
  sessionCookie: 'mina-sidor-session',
  /** Cookie that ties a BankID order to the browser that started it. HttpOnly. */
  orderCookie: 'mina-sidor-bankid-order',
  /** Readable cookie that carries the anti-forgery token. */
  antiForgeryCookie: 'XSRF-TOKEN',
  /** Request header that repeats the anti-forgery token. */
  antiForgeryHeader: 'X-XSRF-TOKEN',
  /** On a 401: the session can be renewed with Refresh. Its value is `true`. */
  tokenExpiredHeader: 'Token-Expired',
  /** On a 503: the name of the system that is switched off. */
  unavailableHeader: 'service-unavailable',
  /** On a 400 to a message with files: the place of the file that is the reason, counted from 0 in the order of the form. */
  refusedFileHeader: 'refused-file',
  /** On a 429: for how many seconds the call would be refused again. */
  retryAfterHeader: 'Retry-After',
  /** On GetSiteCurrentState: the deployed release. */
  releaseHeader: 'release-id',
} as const;
