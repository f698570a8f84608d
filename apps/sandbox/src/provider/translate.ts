import type { IncomingHttpHeaders } from 'node:http';

/*
 * A backend sets cookies for its own host over https and accepts calls from pages of its own origin. The page here is
 * http://localhost, so the headers of both directions are translated.
 */

/** Browsers accept these prefixes over https only, so cookies get another prefix on this side. */
const strictPrefix = /^__(Host|Secure)-/u;
const localPrefix = /^local-(Host|Secure)-/u;

/** A cookie of the backend as a browser keeps it for http://localhost. */
export function toBrowserCookie(line: string): string {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const kept = attributes
    .filter((attribute) => !/^(?:domain=|secure$|partitioned$)/iu.test(attribute))
    // Without Secure, browsers refuse a cookie for other sites.
    .map((attribute) => (/^samesite=none$/iu.test(attribute) ? 'SameSite=Lax' : attribute));
  return [pair.replace(strictPrefix, 'local-$1-'), ...kept].join('; ');
}

/** The cookies of the browser by the names that the backend gave them. */
export function toProviderCookies(header: string): string {
  return header
    .split(';')
    .map((pair) => pair.trim().replace(localPrefix, '__$1-'))
    .join('; ');
}

/** Both ends of the translation, as origins. */
export interface Ends {
  /** The page's, such as `http://localhost:4173`. */
  readonly own: string;
  readonly provider: string;
}

/**
 * Headers of a request for the backend. A page of this origin becomes one of the backend's; any other origin is passed
 * on, so that the backend still refuses foreign pages.
 */
export function toProviderHeaders<Headers extends IncomingHttpHeaders>(
  headers: Headers,
  { own, provider }: Ends,
): Headers {
  const { cookie, origin, referer } = headers;
  return {
    ...headers,
    ...(cookie !== undefined && { cookie: toProviderCookies(cookie) }),
    ...(origin === own && { origin: provider }),
    ...(referer?.startsWith(`${own}/`) === true && {
      referer: `${provider}${referer.slice(own.length)}`,
    }),
  };
}

/** Headers of the backend's answer for the browser. */
export function toBrowserHeaders<Headers extends IncomingHttpHeaders>(
  headers: Headers,
  { own, provider }: Ends,
): Headers {
  const { location } = headers;
  const cookies = headers['set-cookie'];
  const isOwnPlace = location === provider || location?.startsWith(`${provider}/`) === true;
  return {
    ...headers,
    // It would make the browser use https for localhost from now on.
    'strict-transport-security': undefined,
    ...(cookies !== undefined && { 'set-cookie': [cookies].flat().map(toBrowserCookie) }),
    ...(isOwnPlace && { location: `${own}${location.slice(provider.length)}` }),
  };
}
