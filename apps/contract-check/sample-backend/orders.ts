import type { FastifyReply, FastifyRequest } from 'fastify';

import { type Customer, customers } from './customers.ts';
import { begin, hidden, orderCookie, resume, secret } from './sessions.ts';

const ticketValidFor = 60_000;

/** A completed log-in. */
interface Order {
  readonly customer: Customer;
  readonly ticket: string;
  readonly completedAt: number;
  /** The session that its ticket has begun. */
  readonly sessionId: string | null;
}

const orders = new Map<string, Order>();

/** A log-in without BankID; null for a number that is no customer's. */
export function order(reply: FastifyReply, personalNumber: string): Order | null {
  const customer = customers.find((each) => each.personalNumber === personalNumber);
  if (customer === undefined) return null;
  const key = secret();
  const made = { customer, ticket: secret(), completedAt: Date.now(), sessionId: null };
  orders.set(key, made);
  void reply.setCookie(orderCookie, key, hidden);
  return made;
}

/**
 * Logs the order's customer in; false if this browser has no such ticket. A repeat gets the same session, because the answer
 * to the first call may have been lost.
 */
export function redeem(request: FastifyRequest, reply: FastifyReply, ticket: unknown): boolean {
  const key = request.cookies[orderCookie] ?? '';
  const found = orders.get(key);
  if (found?.ticket !== ticket || found === undefined) return false;
  if (Date.now() >= found.completedAt + ticketValidFor) return false;
  if (found.sessionId !== null) return resume(reply, found.sessionId);
  orders.set(key, { ...found, sessionId: begin(reply, found.customer) });
  return true;
}
