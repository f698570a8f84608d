import { randomBytes, randomUUID } from 'node:crypto';

import * as v from 'valibot';

import { loginModes, loginStatuses, type LoginMode } from '@mina-sidor/api-client/contract';

/** One BankID order, from the start of a login to its end. */
export const orderSchema = v.object({
  orderId: v.string(),
  /** Ties the order to the browser, which keeps it in a cookie; never part of an answer. */
  browserKey: v.string(),
  mode: v.picklist(loginModes),
  autostartToken: v.string(),
  qrToken: v.string(),
  qrSecret: v.string(),
  createdAt: v.number(),
  /** When the app picked the order up; null until then. */
  openedAt: v.nullable(v.number()),
  status: v.picklist(loginStatuses),
  hintCode: v.string(),
  /** Who signed; present when complete. */
  personalNumber: v.nullable(v.string()),
  ticket: v.nullable(v.string()),
  ticketIssuedAt: v.nullable(v.number()),
  /** The session that the ticket was turned into. */
  sessionId: v.nullable(v.string()),
  /** True when nobody has to sign it; orders written before this was told apart lack it. */
  isWithoutBankId: v.exactOptional(v.boolean()),
});
export type Order = v.InferOutput<typeof orderSchema>;

/** How long an order waits for the app, and how long it may take from there. */
export interface OrderLifetimes {
  readonly openWithinMs: number;
  readonly finishWithinMs: number;
}

/** BankID's own times. */
export const bankIdLifetimes: OrderLifetimes = { openWithinMs: 30_000, finishWithinMs: 180_000 };

/** With a fixed clock, for slow tests: an order ends only on command. */
export const endlessLifetimes: OrderLifetimes = {
  openWithinMs: Number.POSITIVE_INFINITY,
  finishWithinMs: Number.POSITIVE_INFINITY,
};

/** A login ticket can be used for this long (contract, section Login). */
export const ticketLifetimeMs = 60_000;

export function newOrder(mode: LoginMode, now: number): Order {
  return {
    orderId: randomUUID(),
    browserKey: randomBytes(32).toString('base64url'),
    mode,
    autostartToken: randomUUID(),
    qrToken: randomUUID(),
    qrSecret: randomUUID(),
    createdAt: now,
    openedAt: null,
    status: 'pending',
    hintCode: 'outstandingTransaction',
    personalNumber: null,
    ticket: null,
    ticketIssuedAt: null,
    sessionId: null,
  };
}

/** The current state of the order. An order that nobody opened in time has failed. */
export function settleOrder(order: Order, now: number, lifetimes: OrderLifetimes): Order {
  if (order.status !== 'pending') return order;
  if (order.openedAt === null && now - order.createdAt >= lifetimes.openWithinMs) {
    return { ...order, status: 'failed', hintCode: 'startFailed' };
  }
  if (now - (order.openedAt ?? order.createdAt) >= lifetimes.finishWithinMs) {
    return { ...order, status: 'failed', hintCode: 'expiredTransaction' };
  }
  return order;
}

/** What can happen in the BankID app, and the state of the order afterwards. */
const phoneEffects = {
  open: { isOpened: true, status: 'pending', hintCode: 'started' },
  sign: { isOpened: true, status: 'pending', hintCode: 'userSign' },
  complete: { isOpened: true, status: 'complete', hintCode: '' },
  cancel: { isOpened: true, status: 'failed', hintCode: 'userCancel' },
  expire: { isOpened: false, status: 'failed', hintCode: 'expiredTransaction' },
  certificateErr: { isOpened: true, status: 'failed', hintCode: 'certificateErr' },
  startFailed: { isOpened: false, status: 'failed', hintCode: 'startFailed' },
  noClient: { isOpened: false, status: 'pending', hintCode: 'noClient' },
  userMrtd: { isOpened: true, status: 'pending', hintCode: 'userMrtd' },
} as const;
export type PhoneAction = keyof typeof phoneEffects;

export const phoneActionSchema = v.custom<PhoneAction>(
  (input) => typeof input === 'string' && Object.hasOwn(phoneEffects, input),
);

/** The order after the action. A settled order stays as it is. */
export function actOnOrder(
  order: Order,
  action: PhoneAction,
  personalNumber: string,
  now: number,
): Order {
  if (order.status !== 'pending') return order;
  const { isOpened, status, hintCode } = phoneEffects[action];
  return {
    ...order,
    status,
    hintCode,
    openedAt: order.openedAt ?? (isOpened ? now : null),
    personalNumber: status === 'complete' ? personalNumber : order.personalNumber,
  };
}
