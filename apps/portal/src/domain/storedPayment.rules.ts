import * as v from 'valibot';

const knownPartSchema = v.object({
  referenceNumber: v.string(),
  /** In öre. */
  charge: v.number(),
  /** The server knows better than this browser how the case stands. What was paid for it stays on the confirmation. */
  isSettled: v.optional(v.boolean()),
});

const knownPaymentSchema = v.object({
  /** Identifies the customer within this browser. */
  owner: v.string(),
  kind: v.picklist(['case', 'wholeDebt']),
  /** What is charged for each case. Empty when unknown. */
  parts: v.array(knownPartSchema),
  isCompleted: v.boolean(),
  /** A log-out or another customer's login has deleted what it was for. */
  isLeft: v.optional(v.boolean()),
  /** Whether other payments had been completed for its cases when these were deleted. */
  paidByOthers: v.optional(v.picklist(['some', 'all'])),
  /** The frame of the payment has been opened since the last log-out. */
  isReopened: v.optional(v.boolean()),
  /** The customer cancelled it. It cannot be paid any more. */
  isCancelled: v.optional(v.boolean()),
  /** When it was last opened; once completed, when it was completed. */
  since: v.number(),
  /** This browser did not begin it, so nobody here knows when it was completed. */
  isTimeUnknown: v.optional(v.boolean()),
  /** When the server confirmed that it knows of the completion. */
  answeredAt: v.optional(v.number()),
});
/** A payment that was begun in this browser. */
export type KnownPayment = v.InferOutput<typeof knownPaymentSchema>;

/** How far a payment has come that the server has not confirmed: the customer has approved it, or may have. */
export const unconfirmedPayments = ['completed', 'begun', 'completedAndAnotherBegun'] as const;
export type UnconfirmedPayment = (typeof unconfirmedPayments)[number];

/** By `paymentId`. */
export type KnownPayments = Readonly<Record<string, KnownPayment>>;

/** Payments are read one by one, so that one of another release does not lose the others, whose cases would be offered again. */
export const keptPaymentsSchema = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.record(v.string(), v.fallback(v.nullable(knownPaymentSchema), null)),
    v.transform((payments) => changeEach(payments, (payment) => payment)),
  ),
  {},
);

/** The payment with this id. The id may come from an address, so it may be the name of something that every object has. */
export function paymentOf(payments: KnownPayments, paymentId: string): KnownPayment | undefined {
  return Object.hasOwn(payments, paymentId) ? payments[paymentId] : undefined;
}

/** Changes each payment or, with null, drops it. */
export function changeEach<Known extends KnownPayment | null>(
  payments: Readonly<Record<string, Known>>,
  change: (payment: Known, paymentId: string) => KnownPayment | null,
): KnownPayments {
  return Object.fromEntries(
    Object.entries(payments).flatMap(([paymentId, payment]) => {
      const changed = change(payment, paymentId);
      return changed === null ? [] : [[paymentId, changed]];
    }),
  );
}

/** Whether nobody here has seen how the payment ended. */
export function isOpen({ isCompleted, isCancelled }: KnownPayment): boolean {
  return !isCompleted && isCancelled !== true;
}

/**
 * Whether the customer has certainly paid. Anybody's payment can be opened by its address: if this browser does not know
 * what it was for, only the server can confirm it.
 */
export function isCertain({ isCompleted, parts, answeredAt }: KnownPayment): boolean {
  return isCompleted && (parts.length > 0 || answeredAt !== undefined);
}

/** Whether the server has yet to confirm that it knows of the completion. */
export function isUnreported({ isCompleted, answeredAt }: KnownPayment): boolean {
  return isCompleted && answeredAt === undefined;
}
