import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';

import { protocol } from '@mina-sidor/api-client/contract';

import type { Session } from '../store/sessions.ts';

/** Holds the session; no script can read it. */
export const sessionCookie = 'mina-sidor-session';

/** Ties a BankID order to the browser that started it. */
export const orderCookie = 'mina-sidor-bankid-order';

/*
 * No `secure`: every host that the sandbox answers is a loopback name, where browsers differ about secure
 * cookies over http. A deployment elsewhere sets it.
 */
const readable: CookieSerializeOptions = { path: '/', sameSite: 'lax' };
const hidden: CookieSerializeOptions = { ...readable, httpOnly: true };

export function setSessionCookies(reply: FastifyReply, session: Session): void {
  reply.setCookie(sessionCookie, session.id, hidden);
  reply.setCookie(protocol.antiForgeryCookie, session.antiForgeryToken, readable);
}

export function clearSessionCookies(reply: FastifyReply): void {
  reply.clearCookie(sessionCookie, hidden);
  reply.clearCookie(protocol.antiForgeryCookie, readable);
}

export function setOrderCookie(reply: FastifyReply, browserKey: string): void {
  reply.setCookie(orderCookie, browserKey, hidden);
}

export function clearOrderCookie(reply: FastifyReply): void {
  reply.clearCookie(orderCookie, hidden);
}
