import { randomBytes, randomUUID } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Customer } from './customers.ts';

const minute = 60_000;
const accessFor = 5 * minute;
const renewableFor = 30 * minute;
const livesFor = 12 * 60 * minute;
/** Two tabs that renew within this time get the same values, so that they cannot log each other out. */
const graceFor = minute;

/** A logged-in browser. */
export interface Session {
  readonly customer: Customer;
  /** Its anti-forgery token and the one before: a call may have read that just before a renewal. */
  readonly tokens: readonly string[];
  readonly hasToBeRenewed: boolean;
}

/** What the cookies of a session hold. */
interface Values {
  readonly value: string;
  readonly token: string;
}

interface Stored {
  readonly id: string;
  readonly customer: Customer;
  readonly values: Values;
  readonly before: Values | null;
  readonly changedAt: number;
  readonly renewedAt: number;
  readonly loggedInAt: number;
}

export const orderCookie = 'mina-sidor-bankid-order';
const sessionCookie = 'mina-sidor-session';
const tokenCookie = 'XSRF-TOKEN';
const readable = { path: '/', sameSite: 'lax' } as const;
export const hidden = { ...readable, httpOnly: true } as const;

const sessions = new Map<string, Stored>();
export const secret = (): string => randomBytes(24).toString('base64url');
const newValues = (): Values => ({ value: secret(), token: secret() });

const isOver = ({ renewedAt, loggedInAt }: Stored): boolean =>
  Date.now() >= Math.min(renewedAt + renewableFor, loggedInAt + livesFor);

/** The value before, while it can still renew the session. */
const lateValueOf = ({ before, changedAt }: Stored): string | null =>
  before !== null && Date.now() < changedAt + graceFor ? before.value : null;

function find({ cookies }: Pick<FastifyRequest, 'cookies'>): Stored | null {
  const sent = cookies[sessionCookie] ?? '';
  const isOf = (stored: Stored): boolean =>
    stored.values.value === sent || lateValueOf(stored) === sent;
  const found = [...sessions.values()].find(isOf);
  return found === undefined || isOver(found) ? null : found;
}

/** The session of the request, also when it has to be renewed first. */
export function sessionOf(request: Pick<FastifyRequest, 'cookies'>): Session | null {
  const stored = find(request);
  if (stored === null) return null;
  const { customer, values, before, renewedAt } = stored;
  const isLate = request.cookies[sessionCookie] !== values.value;
  return {
    customer,
    tokens: [values.token, ...(before === null ? [] : [before.token])],
    hasToBeRenewed: isLate || Date.now() >= renewedAt + accessFor,
  };
}

/** Whether the call does not repeat an anti-forgery token of its session. */
export const isForged = ({ headers }: FastifyRequest, session: Session | null): boolean =>
  session?.tokens.some((token) => token === headers['x-xsrf-token']) !== true;

function setCookies(reply: FastifyReply, { values: { value, token } }: Stored): void {
  void reply.setCookie(sessionCookie, value, hidden).setCookie(tokenCookie, token, readable);
}

/** Begins a session of the customer and returns its id. */
export function begin(reply: FastifyReply, customer: Customer): string {
  const now = Date.now();
  const times = { changedAt: now, renewedAt: now, loggedInAt: now };
  const stored = { id: randomUUID(), customer, values: newValues(), before: null, ...times };
  sessions.set(stored.id, stored);
  setCookies(reply, stored);
  return stored.id;
}

/** Sends the cookies of a session once more; false if it is over. */
export function resume(reply: FastifyReply, id: string): boolean {
  const stored = sessions.get(id);
  if (stored === undefined || isOver(stored)) return false;
  setCookies(reply, stored);
  return true;
}

/** Gives the session its full time and, once a minute, new values; false if there is no session. */
export function renew(request: FastifyRequest, reply: FastifyReply): boolean {
  const stored = find(request);
  if (stored === null) return false;
  const renewedAt = Date.now();
  const changed = { values: newValues(), before: stored.values, changedAt: renewedAt };
  const isJustChanged = lateValueOf(stored) !== null;
  const renewed = { ...stored, ...(!isJustChanged && changed), renewedAt };
  sessions.set(stored.id, renewed);
  setCookies(reply, renewed);
  return true;
}

/** Ends the session and clears its cookies. Without one it leaves them: they may be those of a newer session. */
export function end(request: FastifyRequest, reply: FastifyReply): void {
  const stored = find(request);
  if (stored === null) return;
  sessions.delete(stored.id);
  void reply.clearCookie(sessionCookie, hidden).clearCookie(tokenCookie, readable);
  void reply.clearCookie(orderCookie, hidden);
}
