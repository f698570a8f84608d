import { randomUUID } from 'node:crypto';

import type { Fault, Passing } from '../wrongServer.ts';
import { inBody, inCookie, inHeader, path, type PlantedFault, without } from './plant.ts';

const session = /^mina-sidor-session/u;
const token = /^XSRF-TOKEN/u;

/** Faults in cookies. */
export const cookies: readonly PlantedFault[] = [
  {
    name: 'a session that scripts can read',
    path: path.finalize,
    after: inCookie(session, /; HttpOnly/iu),
    only: ['login'],
    named: ['FinalizeLogin', 'mina-sidor-session with HttpOnly'],
  },
  {
    name: 'a session for other sites',
    path: path.finalize,
    after: inCookie(session, /SameSite=Lax/iu, 'SameSite=None'),
    only: ['login'],
    named: ['FinalizeLogin', 'SameSite=Lax or Strict'],
  },
  {
    name: 'an order that scripts can read',
    path: /StartDummyLogin$/u,
    after: inCookie(/order/u, /; HttpOnly/iu),
    only: ['login'],
    named: ['StartDummyLogin', 'with HttpOnly'],
  },
  {
    name: 'an anti-forgery token that the portal cannot read',
    path: path.finalize,
    after: inCookie(token, /$/u, '; HttpOnly'),
    only: ['login'],
    named: ['FinalizeLogin', 'XSRF-TOKEN without HttpOnly'],
  },
  {
    name: 'a renewal without an anti-forgery token',
    path: /Refresh$/u,
    after: inCookie(token, /^XSRF-TOKEN/u, 'CSRF'),
    only: ['ending'],
    named: ['Refresh', 'the cookie XSRF-TOKEN'],
  },
  {
    name: 'a log-out that leaves the cookies',
    path: /Logout$/u,
    after: inHeader('set-cookie'),
    only: ['ending'],
    named: ['Logout', 'the cookie XSRF-TOKEN cleared'],
  },
];

/** Gives up what was sent to be used once: a second call with it has no cookie. */
const once =
  (
    what: (passing: Passing) => string | undefined,
    remembers: RegExp,
  ): NonNullable<Fault['before']> =>
  (passing, { notes }) => {
    const used = what(passing) ?? '';
    if (notes.has(used)) Reflect.deleteProperty(passing.headers, 'cookie');
    else if (remembers.test(passing.path)) notes.set(used, 'used');
  };

/** A renewal after which the value before is unknown at once. */
const withoutGrace: Pick<PlantedFault, 'path' | 'before' | 'only'> = {
  path: /(?:GetUser|Refresh)$/u,
  before: once(({ headers: { cookie } }) => cookie, /Refresh$/u),
  only: ['ending'],
};

/** Faults in sessions, messages and orders after a call has changed them. */
export const ends: readonly PlantedFault[] = [
  {
    name: 'a session that outlives its log-out',
    path: /Logout$/u,
    before: without('cookie'),
    only: ['ending'],
    named: ['GetUser with the cookies of a session that is over', 'status 401'],
  },
  {
    ...withoutGrace,
    name: 'a renewal that logs out a tab with the value before',
    named: ['GetUser with the session value before Refresh', 'Token-Expired: true'],
  },
  {
    ...withoutGrace,
    name: 'a renewal that cannot be repeated',
    named: ['Refresh with the session value before', 'status 204'],
  },
  {
    name: 'a ticket that cannot be repeated when the answer is lost',
    path: path.finalize,
    before: once(({ body }) => body.toString(), path.finalize),
    only: ['login'],
    named: ['FinalizeLogin repeated', 'status 204'],
  },
  {
    name: 'an expired session that nobody can tell',
    path: path.user,
    after: inHeader('token-expired'),
    only: ['ending'],
    named: ['GetUser when the session has to be renewed', 'Token-Expired: true'],
  },
  {
    name: 'a message that is stored twice',
    path: /PostMessage$/u,
    before(passing) {
      const body = passing.body.toString('latin1');
      passing.body = Buffer.from(
        body.replace(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/u, randomUUID()),
        'latin1',
      );
    },
    only: ['changing'],
    isWriting: true,
    named: ['PostMessage repeated', 'the same id'],
  },
  {
    name: 'an order without a code',
    path: /StartLogin\/qr$/u,
    after: inBody(/,"qrDatastring":"[^"]*"/u, ''),
    only: ['bankId'],
    isWriting: true,
    named: ['StartLogin/{param} with qr', 'the property qrDatastring'],
  },
];
