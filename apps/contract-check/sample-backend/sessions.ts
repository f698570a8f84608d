import { randomBytes } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { type Customer, customers } from './customers.ts';

const accessFor = 5 * 60_000;
const renewableFor = 30 * 60_000;

/** A logged-in browser. */
export interface Session {
  readonly customer: Customer;
  readonly token: string;
  readonly hasToBeRenewed: boolean;
}

interface Stored {
  readonly customer: Customer;
  readonly token: string;
  readonly startedAt: number;
}

/** A completed log-in whose ticket has not been used yet. */
interface Order {
  readonly customer: Customer;
  readonly ticket: string;
}

const sessionCookie = 'mina-sidor-session';
const orderCookie = 'mina-sidor-bankid-order';
const tokenCookie = 'XSRF-TOKEN';
const readable = { path: '/', sameSite: 'lax' } as const;
const hidden = { ...readable, httpOnly: true } as const;

const sessions = new Map<string, Stored>();
const orders = new Map<string, Order>();
const secret = (): string => randomBytes(24).toString('base64url');

/** The session of the request, also when it has to be renewed first. */
export function sessionOf({ cookies }: Pick<FastifyRequest, 'cookies'>): Session | null {
  const stored = sessions.get(cookies[sessionCookie] ?? '');
  if (stored === undefined) return null;
  const age = Date.now() - stored.startedAt;
  return age > renewableFor ? null : { ...stored, hasToBeRenewed: age > accessFor };
}

/** Whether the call does not repeat the anti-forgery cookie of its session. */
export const isForged = ({ headers }: FastifyRequest, session: Session | null): boolean =>
  headers['x-xsrf-token'] !== session?.token;

/** A log-in without BankID; null for a number that is no customer's. */
export function order(reply: FastifyReply, personalNumber: string): Order | null {
  const customer = customers.find((each) => each.personalNumber === personalNumber);
  if (customer === undefined) return null;
  const key = secret();
  const made = { customer, ticket: secret() };
  orders.set(key, made);
  void reply.setCookie(orderCookie, key, hidden);
  return made;
}

/** Logs the order's customer in; false if this browser has no such ticket. */
export function redeem(request: FastifyRequest, reply: FastifyReply, ticket: unknown): boolean {
  const key = request.cookies[orderCookie] ?? '';
  const found = orders.get(key);
  if (found?.ticket !== ticket || found === undefined) return false;
  orders.delete(key);
  begin(reply, found.customer);
  return true;
}

function begin(reply: FastifyReply, customer: Customer): void {
  const id = secret();
  const token = secret();
  sessions.set(id, { customer, token, startedAt: Date.now() });
  void reply.setCookie(sessionCookie, id, hidden).setCookie(tokenCookie, token, readable);
}

/** Gives the session a new value and its full time; false if there is no session. */
export function renew(request: FastifyRequest, reply: FastifyReply): boolean {
  const session = sessionOf(request);
  if (session === null) return false;
  end(request, reply);
  begin(reply, session.customer);
  return true;
}

/** Ends the session and clears its cookies. */
export function end({ cookies }: FastifyRequest, reply: FastifyReply): void {
  sessions.delete(cookies[sessionCookie] ?? '');
  void reply.clearCookie(sessionCookie, hidden).clearCookie(tokenCookie, readable);
}
