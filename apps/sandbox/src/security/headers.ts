/**
 * Features of the browser that the portal never uses, so that no injected script or frame can use them. Full screen is not
 * in the list, because the browser's PDF viewer uses it, nor is writing to the clipboard: the portal copies payment
 * numbers.
 */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const;

const permissionsPolicy = (payment: string): string =>
  [...unusedFeatures.map((name) => `${name}=()`), `payment=${payment}`].join(', ');

/** Headers of every answer. They forbid everything to an answer that is shown as a document by mistake. */
export const securityHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy('()'),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;

/** What every document of the portal may load beside scripts: only from this origin, nothing inline. */
const ownOrigin = [
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "manifest-src 'self'",
] as const;

/**
 * Tells browsers to use https only, for this host and its subdomains. It cannot be taken back before the time is over.
 */
export const strictTransportSecurity = (seconds: number) =>
  ({ 'Strict-Transport-Security': `max-age=${String(seconds)}; includeSubDomains` }) as const;

const headersWith = (...directives: readonly string[]) => ({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': directives.join('; '),
});

/**
 * Headers of an HTML document: no string ever becomes script (row Z19). A provider's deployment sends the same line.
 */
export const documentHeaders = headersWith(
  "default-src 'none'",
  "script-src 'self'",
  ...ownOrigin,
  "require-trusted-types-for 'script'",
  // Only the library that cleans the provider's information text may create markup.
  'trusted-types dompurify',
);

/**
 * Headers of the checkout's document. They allow the payment company's script and frame. Trusted Types are off, because
 * nobody knows how that script creates its markup.
 *
 * @param origins of the payment company, where they are not this one
 */
export function checkoutHeaders(origins: readonly string[]) {
  const sources = ["'self'", ...origins].join(' ');
  const mayPay = ['self', ...origins.map((origin) => `"${origin}"`)].join(' ');
  return {
    ...headersWith(
      "default-src 'none'",
      `script-src ${sources}`,
      `frame-src ${sources}`,
      ...ownOrigin,
    ),
    // The company's frame may offer what the phone itself pays with.
    'Permissions-Policy': permissionsPolicy(`(${mayPay})`),
  };
}

/**
 * Whether the path, as it was sent, is the checkout's: one part below `/krav/betala`, and nothing that only decodes to
 * it. The portal decides by the same expression (`isCheckoutPath` of its `paths.ts`), on what the browser's address bar
 * holds; where the two differed, it would reload for ever.
 */
export const isCheckoutPath = (path: string): boolean => /^\/krav\/betala\/[^/]+\/?$/i.test(path);

const frameDocument = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
] as const;

/** Headers of the stand-in's frame: the portal, and nobody else, shows it. */
export const checkoutFrameHeaders = {
  ...headersWith(...frameDocument, "frame-ancestors 'self'"),
  'X-Frame-Options': 'SAMEORIGIN',
};

/** Headers of the page that plays the Swish app. */
export const swishPageHeaders = headersWith(...frameDocument, "frame-ancestors 'none'");
