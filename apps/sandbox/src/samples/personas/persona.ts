import type { DamageCustomerType, MatrixCustomerType } from '@mina-sidor/api-client/contract';

import type { CasePlan } from '../buildCase.ts';
import type { ConversationPlan } from '../conversationPlan.ts';
import type { DamagePlan } from '../damagePlan.ts';
import type { OtherDocument } from '../sampleDocuments.ts';

/** A payment or correction that belongs to no case of the sample; `amount` in kronor. */
export interface HistoryItem {
  readonly type:
    | 'CustomerPayment'
    | 'KfmPayment'
    | 'SkadeSystemPayment'
    | 'Repayment'
    | 'Correction';
  readonly daysAgo: number;
  readonly amount: number;
}

/** What one sample customer is made from. */
export interface Persona {
  readonly matrixCustomerType: MatrixCustomerType;
  readonly damageCustomerType: DamageCustomerType;
  readonly cases: readonly CasePlan[];
  readonly history: readonly HistoryItem[];
  readonly conversations: readonly ConversationPlan[];
  readonly damages: readonly DamagePlan[];
  /** At most so many of the letters that the cases have brought, one here and one there; all of them unless given. */
  readonly letterLimit?: number;
  /** On which days register extracts of them were made, the oldest first. */
  readonly extractsDaysAgo?: readonly number[];
  /** Documents beside the letters of the cases. */
  readonly otherDocuments?: readonly OtherDocument[];
  /** Present when money has come in that belongs to no case yet. */
  readonly hasOspec?: boolean;
}

/** Somebody whom neither system knows. */
export const nobody = {
  matrixCustomerType: 'notCustomer',
  damageCustomerType: 'NoCustomer',
  cases: [],
  history: [],
  conversations: [],
  damages: [],
} as const satisfies Persona;

/** Somebody who has cases and has never had a damage or written a message. */
export const claimsOnly = {
  matrixCustomerType: 'matrixCustomer',
  damageCustomerType: 'NoCustomer',
  history: [],
  conversations: [],
  damages: [],
} as const satisfies Omit<Persona, 'cases'>;
