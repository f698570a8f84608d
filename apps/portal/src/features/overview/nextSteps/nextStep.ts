import type { Conversation, User } from '@mina-sidor/api-client';

import type { Access } from '../../../domain/access.ts';
import type { KnownPayments } from '../../../domain/storedPayment.rules.ts';
import type { CaseWithPayments } from '../../../domain/payability.ts';
import type { WrittenAbout } from '../../../domain/writtenAbout.rules.ts';

/** The cases, or why they are not known. Only an answer of this visit counts (row Z26). */
export type KnownClaims =
  | {
      readonly status: 'known';
      readonly cases: readonly CaseWithPayments[];
      readonly hasOspec: boolean;
    }
  /** The answer is on its way. */
  | { readonly status: 'late' }
  | { readonly status: 'failed' }
  /** The customer may not ask for them. */
  | { readonly status: 'notAsked' };

/** All that decides what the customer has to do. */
export interface Known {
  /** Null until the server has told it on this visit. */
  readonly user: User | null;
  readonly access: Pick<Access, 'systems' | 'routes' | 'claims' | 'payments'>;
  readonly claims: KnownClaims;
  /** The number of unread conversations; null while unknown or closed. */
  readonly unread: number | null;
  /** The unread conversation, if it is the only one and known. */
  readonly conversation: Conversation | null;
  readonly payments: KnownPayments;
  /** As `2026-11-24`. */
  readonly today: string;
}

export type Goal =
  | { readonly to: 'claims' }
  /** What plans ask for this month, on the page of claims. */
  | { readonly to: 'month' }
  | { readonly to: 'case'; readonly referenceNumber: string }
  | {
      readonly to: 'messages';
      /** What the new question is about. */
      readonly writtenAbout?: WrittenAbout | undefined;
      /** The conversation to read. Without either, the page opens as it was left. */
      readonly conversationId?: string | undefined;
    }
  /** The provider's own page. */
  | { readonly to: 'contact' };

export interface StepAction {
  readonly label: string;
  readonly goal: Goal;
  /** What the label is about, for those who hear it alone. */
  readonly about?: string;
}

export type StepKind =
  | 'uninsured'
  | 'planAtRisk'
  | 'planMonth'
  | 'ospec'
  | 'ordinary'
  | 'offer'
  | 'ask'
  | 'ackord'
  | 'unread';

/** One thing that the customer has to do. */
export interface NextStep {
  /** Differs between the steps of a list. */
  readonly key: string;
  readonly kind: StepKind;
  readonly title: string;
  readonly text: string | null;
  readonly action: StepAction;
  readonly second?: StepAction;
}
