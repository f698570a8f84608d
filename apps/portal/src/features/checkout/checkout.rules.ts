/** What happens to the checkout. */
export type CheckoutEvent = 'shown' | 'completed' | 'cancelled' | 'failed' | 'denied';

/** How far the customer has come in the checkout, and which stage each event leads to. */
const stages = {
  /** The payment company's script and frame are on their way. */
  loading: {
    shown: 'open',
    completed: 'completed',
    cancelled: 'cancelled',
    failed: 'unavailable',
    denied: 'missing',
  },
  /** The customer pays in the frame, which itself says what fails. */
  open: { completed: 'completed', cancelled: 'cancelled', denied: 'missing' },
  /** The payment company has said that the payment is made. Only the provider's server may know better. */
  completed: { denied: 'missing' },
  /** The provider's server has said that this customer has no such payment (row Z30). */
  missing: {},
  /** The customer has given the payment up. It fails when no new one could be created for sure. */
  cancelled: { failed: 'unavailable' },
  /** The checkout cannot be shown (row P12). */
  unavailable: {},
} as const;

export type CheckoutStage = keyof typeof stages;

/** The stage that follows. An event that does not belong to the stage changes nothing. */
export function stageAfter(stage: CheckoutStage, event: CheckoutEvent): CheckoutStage {
  const next: Partial<Record<CheckoutEvent, CheckoutStage>> = stages[stage];
  return next[event] ?? stage;
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
