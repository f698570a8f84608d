import * as v from 'valibot';

import { dailyIncrease, swedishDecimal } from './amount.ts';
import { count, optional } from './primitives.ts';
import { closedList } from './wordLists.ts';

/** The person's role in the claims system. */
export const matrixCustomerTypes = [
  'matrixCustomer',
  'blockedMatrixCustomer',
  'notCustomer',
  'notAvailable',
] as const;

/** What the customer is to the claims system, which the provider calls Matrix. */
export type MatrixCustomerType = (typeof matrixCustomerTypes)[number];

/** The person's role in the damage system. */
export const damageCustomerTypes = [
  'Customer',
  'BlockedCustomer',
  'NoDamageCustomer',
  'NoCustomer',
  'NotAvailable',
] as const;

/** What the customer is to the damages system. */
export type DamageCustomerType = (typeof damageCustomerTypes)[number];

/** Answer of `GetUser`. */
export const userSchema = v.object({
  fullName: v.string(),
  matrixCustomerType: closedList(matrixCustomerTypes, 'notAvailable'),
  damageCustomerType: closedList(damageCustomerTypes, 'NotAvailable'),
  /** The whole debt. */
  balance: swedishDecimal,
  /** Number of vehicles without traffic insurance right now. */
  unInsuredVehicles: count,
  /** By how much the debt grows each day; absent if it does not grow. */
  increasingDebtAmount: dailyIncrease,
  paymentPlanWillBeClosed: v.boolean(),
  /**
   * Opaque and stable, never the personal number. Without it, drafts are deleted at log-out. A blank key is none: all
   * customers who get it would count as the same one.
   */
  userKey: v.pipe(
    optional(v.string()),
    v.transform((key) => key?.trim() || null),
  ),
});

/** The customer who is logged in. The amounts are in öre. */
export type User = v.InferOutput<typeof userSchema>;

/** Body of FinalizeLogin: the ticket of the completed order, which is valid for a minute. */
export const finalizeLoginRequestSchema = v.object({ loginTicket: v.string() });

/** What turns a completed BankID order into a session. */
export type FinalizeLoginRequest = v.InferOutput<typeof finalizeLoginRequestSchema>;
