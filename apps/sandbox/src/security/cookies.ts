import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { protocol } from '@mina-sidor/api-client/contract';

import type { Session } from '../store/sessions.ts';
import { environmentOf } from './hosts.ts';

/**
 * Names and security of the cookies on this host. Plain loopback is http, where some browsers drop secure cookies.
 * Everywhere else the cookies are secure, and only this host can set those with the prefix `__Host-`. The anti-forgery
 * cookie keeps the name of the specification: its value is checked against the session, so a planted one is refused.
 */
export function cookiesOn(host: string | undefined) {
  const secure = environmentOf(host) !== 'local';
  const prefix = secure ? '__Host-' : '';
  return {
    secure,
    /** Holds the session; no script can read it. */
    session: `${prefix}${protocol.sessionCookie}`,
    /** Ties a BankID order to the browser that started it. */
    order: `${prefix}${protocol.orderCookie}`,
    antiForgery: protocol.antiForgeryCookie,
  } as const;
}

function cookiesOf({ request }: FastifyReply) {
  const names = cookiesOn(request.headers.host);
  const readable: CookieSerializeOptions = { path: '/', sameSite: 'lax', secure: names.secure };
  return { ...names, readable, hidden: { ...readable, httpOnly: true } };
}

export function setSessionCookies(reply: FastifyReply, session: Session): void {
  const cookies = cookiesOf(reply);
  reply.setCookie(cookies.session, session.value, cookies.hidden);
  reply.setCookie(cookies.antiForgery, session.antiForgeryToken, cookies.readable);
}

export function clearSessionCookies(reply: FastifyReply): void {
  const cookies = cookiesOf(reply);
  reply.clearCookie(cookies.session, cookies.hidden);
  reply.clearCookie(cookies.antiForgery, cookies.readable);
}

export function setOrderCookie(reply: FastifyReply, browserKey: string): void {
  const cookies = cookiesOf(reply);
  reply.setCookie(cookies.order, browserKey, cookies.hidden);
}

export function clearOrderCookie(reply: FastifyReply): void {
  const cookies = cookiesOf(reply);
  reply.clearCookie(cookies.order, cookies.hidden);
}

/** The values that the browser sent; `undefined` for a cookie that it does not have. */
export function sentCookies({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>) {
  const names = cookiesOn(headers.host);
  return { session: cookies[names.session], order: cookies[names.order] };
}
