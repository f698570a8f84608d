import { randomBytes } from 'node:crypto';

import type { LoginMode } from '@mina-sidor/api-client/contract';

import type { Clock } from '../clock.ts';
import { Problem } from '../problem.ts';
import type { Store } from '../store/store.ts';
import {
  actOnOrder,
  newOrder,
  settleOrder,
  ticketLifetimeMs,
  type Order,
  type OrderLifetimes,
  type PhoneAction,
} from './order.ts';

/** Both sides of a BankID login: the browser's, found by its cookie, and the phone's, found by order id. */
export function createBankId(
  { bankIdOrders: orders }: Store,
  clock: Clock,
  lifetimes: OrderLifetimes,
) {
  const add = (order: Order): Order => {
    orders.add(order);
    orders.keepNewest(100);
    return order;
  };
  const findByBrowserKey = (browserKey: string | undefined): Order | null =>
    browserKey === undefined ? null : (orders.where('browserKey', browserKey)[0] ?? null);

  const settle = (order: Order): Order => {
    const settled = settleOrder(order, clock.now(), lifetimes);
    if (settled !== order) orders.save(settled);
    return settled;
  };

  /** The ticket's lifetime starts when the browser gets it: on a phone the tab may come back late. */
  const issueTicket = (order: Order): Order => {
    if (order.status !== 'complete' || order.ticket !== null) return order;
    const ticket = randomBytes(32).toString('base64url');
    const issued = { ...order, ticket, ticketIssuedAt: clock.now() };
    orders.save(issued);
    return issued;
  };

  return {
    start: (mode: LoginMode): Order => add(newOrder(mode, clock.now())),
    /** An order that is complete from the start, for logging in without BankID. */
    startComplete(personalNumber: string): Order {
      const now = clock.now();
      const order = {
        ...actOnOrder(newOrder('qr', now), 'complete', personalNumber, now),
        isWithoutBankId: true,
      };
      return issueTicket(add(order));
    },
    /** This browser's order as it is now. */
    current(browserKey: string | undefined): Order {
      const order = findByBrowserKey(browserKey);
      if (order === null) throw new Problem(400, 'This browser has no BankID order.');
      return issueTicket(settle(order));
    },
    /**
     * The order that the ticket belongs to. It has to be this browser's own, and the ticket fresh; a repeat
     * within that time is let through, because the first answer may have been lost on its way.
     */
    redeem(browserKey: string | undefined, ticket: string): Order & { personalNumber: string } {
      const order = findByBrowserKey(browserKey);
      const { personalNumber = null, ticketIssuedAt = null } = order ?? {};
      const isFresh = ticketIssuedAt !== null && clock.now() - ticketIssuedAt < ticketLifetimeMs;
      if (order === null || personalNumber === null || order.ticket !== ticket || !isFresh) {
        throw new Problem(400, 'The login ticket is not valid.');
      }
      return { ...order, personalNumber };
    },
    rememberSession(order: Order, sessionId: string): void {
      orders.save({ ...order, sessionId });
    },
    /** The order with this id, or else the newest one of all browsers, as it is now. */
    find(orderId: string | undefined): Order | null {
      const order = orderId === undefined ? orders.newest() : orders.find(orderId);
      return order === null ? null : settle(order);
    },
    act(order: Order, action: PhoneAction, personalNumber: string): Order {
      const after = actOnOrder(order, action, personalNumber, clock.now());
      orders.save(after);
      return after;
    },
  };
}
