import type { RegisterExtractRequest } from '@mina-sidor/api-client';

import type { OrderEnd } from './orderEnd.rules.ts';

/** How far the order of a register extract has come. */
export type OrderStage =
  | { readonly step: 'form' }
  | {
      readonly step: 'review';
      readonly order: RegisterExtractRequest;
      /** Until it is `sent`, the server cannot know of it: whose session it is may be asked first. */
      readonly ordering: 'no' | 'begun' | 'sent';
      /** Why it has not succeeded yet. `unknown` stays while it is ordered again: the first may have been made. */
      readonly problem: Exclude<OrderEnd, 'ordered'> | null;
    }
  | { readonly step: 'ordered' };

export const firstStage: OrderStage = { step: 'form' };

/** What a reload must not forget of it: an order that is being sent, or got no answer, may have been made. */
export function keptOrderOf(stage: OrderStage): RegisterExtractRequest | null {
  const mayBeMade =
    stage.step === 'review' && (stage.ordering === 'sent' || stage.problem === 'unknown');
  return mayBeMade ? stage.order : null;
}

/** Where a document begins that finds such an order. */
export function stageOfKept(order: RegisterExtractRequest | null): OrderStage {
  if (order === null) return firstStage;
  return { step: 'review', order, ordering: 'no', problem: 'unknown' };
}

export type StageEvent =
  | { readonly type: 'reviewed'; readonly order: RegisterExtractRequest }
  | { readonly type: 'wantsToChange' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'sent' }
  | { readonly type: 'answered'; readonly end: OrderEnd }
  /** Also after an order that was never sent. */
  | { readonly type: 'over' }
  | {
      readonly type: 'leftPage';
      /** The answer came when the next page was on its way, which has taken the place of what it says. */
      readonly isUnseen: boolean;
    };

type Review = Extract<OrderStage, { step: 'review' }>;

/** A later order that fails says nothing about an earlier one that got no answer. */
function problemAfter({ problem }: Review, later: Review['problem']): Review['problem'] {
  return problem === 'unknown' ? problem : later;
}

/**
 * Only a reviewed order is sent, and it cannot be changed while it is being sent. After a failure the review stays,
 * so that one press orders again (rows X02 and X05). A customer who leaves the page while it is being sent, or when its
 * answer comes, finds its result there later.
 */
export function nextStage(stage: OrderStage, event: StageEvent): OrderStage {
  switch (event.type) {
    case 'reviewed':
      return { step: 'review', order: event.order, ordering: 'no', problem: null };
    case 'wantsToChange':
      return stage.step === 'review' && stage.ordering === 'no' ? firstStage : stage;
    case 'confirmed':
      return stage.step === 'review'
        ? { ...stage, ordering: 'begun', problem: problemAfter(stage, null) }
        : stage;
    case 'sent':
      return stage.step === 'review' ? { ...stage, ordering: 'sent' } : stage;
    case 'answered':
      if (stage.step !== 'review') return stage;
      return event.end === 'ordered'
        ? { step: 'ordered' }
        : { ...stage, ordering: 'no', problem: problemAfter(stage, event.end) };
    case 'over':
      return stage.step === 'review' && stage.ordering === 'begun'
        ? { ...stage, ordering: 'no', problem: problemAfter(stage, 'failed') }
        : stage;
    case 'leftPage':
      return event.isUnseen || (stage.step === 'review' && stage.ordering !== 'no')
        ? stage
        : firstStage;
  }
}
