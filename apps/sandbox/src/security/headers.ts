/** Headers of every answer. An answer that is not a document may do nothing at all if shown as one. */
export const securityHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;

/**
 * The policy of every document: all from this origin, nothing inline, and no string ever becomes script
 * (row Z19). A provider's deployment sends the same line.
 */
const documentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "manifest-src 'self'",
  "require-trusted-types-for 'script'",
  // The one policy that may make markup: the library that cleans the provider's information text.
  'trusted-types dompurify',
].join('; ');

/** Headers of an HTML document. */
export const documentHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': documentPolicy,
} as const;
