import * as v from 'valibot';

/** Whole kronor in digits, at least one: a payment of nothing cannot be created. */
const wholeKronorText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/));

/** Input of CreatePayment. */
export const createPaymentQuerySchema = v.object({
  /** Whole kronor, without spaces or decimals. */
  amount: wholeKronorText,
  /** Reference number of the case. */
  reference: v.string(),
});

/** Input of CreateTotalPayment. */
export const createTotalPaymentRequestSchema = v.object({
  /** Whole kronor: the sum of the cases, each rounded down to whole kronor first. */
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** Reference numbers of the paid cases. */
  references: v.pipe(v.array(v.string()), v.minLength(1)),
});

/** Answer of both: the payment that the checkout opens. */
export const createdPaymentSchema = v.object({
  /** The payment company's id of the payment: 32 hexadecimal digits in the sandbox. */
  paymentId: v.pipe(v.string(), v.nonEmpty()),
});

/** The id of a payment that has been created, but not paid. */
export type CreatedPayment = v.InferOutput<typeof createdPaymentSchema>;
