/** How far the customer has come in the checkout. */
export type CheckoutStage =
  /** The payment company's script and frame are on their way. */
  | 'loading'
  /** The payment is made in the frame. */
  | 'open'
  /** The payment company has said that the payment is made. */
  | 'completed'
  /** The customer has given the payment up. */
  | 'cancelled'
  /** The checkout cannot be shown (row P12). */
  | 'unavailable';

/** What happens to the checkout. */
export type CheckoutEvent = 'shown' | 'completed' | 'cancelled' | 'failed';

const next: Record<CheckoutStage, Partial<Record<CheckoutEvent, CheckoutStage>>> = {
  loading: {
    shown: 'open',
    completed: 'completed',
    cancelled: 'cancelled',
    failed: 'unavailable',
  },
  // What fails from here on is said in the frame, where the customer is.
  open: { completed: 'completed', cancelled: 'cancelled' },
  // A new payment in its place could not be created for sure.
  cancelled: { failed: 'unavailable' },
  unavailable: {},
  // Nothing makes a payment undone.
  completed: {},
};

/** The stage that follows; what does not belong to a stage changes nothing. */
export function stageAfter(stage: CheckoutStage, event: CheckoutEvent): CheckoutStage {
  return next[stage][event] ?? stage;
}

/** Whether the payment company's part stands in the page, or is on its way there. */
export function isRunning(stage: CheckoutStage): boolean {
  return stage === 'loading' || stage === 'open';
}

/**
 * Which payment the address is of. The payment company may lead the customer back with the payment's name added to
 * the address, and then means that one.
 */
export function paymentIdOf(inPath: string, search: string): string {
  const added = new URLSearchParams(search).get('paymentId');
  return added === null || added === '' ? inPath : added;
}
