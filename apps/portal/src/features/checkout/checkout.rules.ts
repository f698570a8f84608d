export type CheckoutEvent = 'shown' | 'completed' | 'cancelled' | 'failed' | 'denied';

/** The stages of the checkout, and the stage that follows each event. */
const stages = {
  /** The payment company's script and frame are loading. */
  loading: {
    shown: 'open',
    completed: 'completed',
    cancelled: 'cancelled',
    failed: 'unavailable',
    denied: 'missing',
  },
  /** The customer pays in the frame, which shows its own errors. */
  open: { completed: 'completed', cancelled: 'cancelled', denied: 'missing' },
  /** The payment company has reported the payment as made. Only the provider's server can correct that. */
  completed: { denied: 'missing' },
  /** The provider's server says that this customer has no such payment (row Z30). */
  missing: {},
  /** The customer cancelled the payment. Its frame never opens again. */
  cancelled: {},
  /** The checkout cannot be shown (row P12). */
  unavailable: {},
} as const;

export type CheckoutStage = keyof typeof stages;

/** An event that the stage does not list changes nothing. */
export function stageAfter(stage: CheckoutStage, event: CheckoutEvent): CheckoutStage {
  const next: Partial<Record<CheckoutEvent, CheckoutStage>> = stages[stage];
  return next[event] ?? stage;
}

/** The stage on entry, by what this browser knows: a payment that is over is not opened again. */
export function firstStageOf(known: {
  readonly isCompleted: boolean;
  readonly isCancelled: boolean;
}): CheckoutStage {
  if (known.isCompleted) return 'completed';
  return known.isCancelled ? 'cancelled' : 'loading';
}

/** The stage to show. A new payment that could not be created leaves nothing to pay here. */
export function shownStageOf(stage: CheckoutStage, hasProblem: boolean): CheckoutStage {
  return stage === 'cancelled' && hasProblem ? 'unavailable' : stage;
}

/** Whether the payment company's frame is in the page or loading. */
export function isRunning(stage: CheckoutStage): boolean {
  return stage === 'loading' || stage === 'open';
}

/**
 * The payment's id. The payment company may add the id to the address when it returns the customer; then that one is
 * used.
 */
export function paymentIdOf(inPath: string, search: string): string {
  const added = new URLSearchParams(search).get('paymentId');
  return added === null || added === '' ? inPath : added;
}
