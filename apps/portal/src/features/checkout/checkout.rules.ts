export type CheckoutEvent = 'shown' | 'completed' | 'cancelled' | 'failed' | 'paidByAnother';

/** The stages of the checkout, and the stage that follows each event. */
const stages = {
  /** The payment company's script and frame are loading. */
  loading: {
    shown: 'open',
    completed: 'completed',
    cancelled: 'cancelled',
    failed: 'unavailable',
    paidByAnother: 'unavailable',
  },
  /** The customer pays in the frame, which shows its own errors. */
  open: { completed: 'completed', cancelled: 'cancelled', paidByAnother: 'unavailable' },
  /** The payment company has reported the payment as made. */
  completed: {},
  /** The customer cancelled the payment. Its frame never opens again. Another tab may still see it completed. */
  cancelled: { completed: 'completed' },
  /** The checkout cannot be shown (row P12), or another payment has paid the same case. */
  unavailable: {},
} as const;

/** The stage as the page itself knows it. */
export type OwnStage = keyof typeof stages;

export type CheckoutStage =
  | OwnStage
  /** The provider's server says that this customer has no such payment (row Z30). */
  | 'missing';

/** An event that the stage does not list changes nothing. */
export function stageAfter(stage: OwnStage, event: CheckoutEvent): OwnStage {
  const next: Partial<Record<CheckoutEvent, OwnStage>> = stages[stage];
  return next[event] ?? stage;
}

/** The stage on entry, by what this browser knows: nothing that is over or paid is opened again. */
export function firstStageOf(known: {
  readonly isCompleted: boolean;
  readonly isCancelled: boolean;
  readonly isPaidByAnother: boolean;
}): OwnStage {
  if (known.isCompleted) return 'completed';
  if (known.isCancelled) return 'cancelled';
  return known.isPaidByAnother ? 'unavailable' : 'loading';
}

interface KnownOfStage {
  /** The server has no such payment of this customer. */
  readonly isMissing: boolean;
  /** No new payment could be created, which leaves nothing to pay here. */
  readonly hasProblem: boolean;
}

/** The stage to show. Only the provider's server can correct what the payment company has reported. */
export function shownStageOf(
  stage: OwnStage,
  { isMissing, hasProblem }: KnownOfStage,
): CheckoutStage {
  if (isMissing && (stage === 'completed' || isRunning(stage))) return 'missing';
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
