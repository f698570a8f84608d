import type * as v from 'valibot';

import type {
  insuranceCaseSchema,
  transactionSchema,
  userSchema,
} from '@mina-sidor/api-client/contract';

import type { Payment } from '../payments/payment.ts';

/** A conversation, as far as the unread count needs it. */
export interface SampleConversation {
  readonly conversationId: string;
  readonly subject: 'insurance' | 'damage' | 'other' | 'none';
  readonly readByCustomer: boolean;
}

/** Everything that the sandbox starts with for one customer. */
export interface SampleCustomer {
  readonly personalNumber: string;
  readonly user: v.InferInput<typeof userSchema>;
  readonly hasOspec: boolean;
  /** In the server's order, active and closed together. */
  readonly cases: readonly v.InferInput<typeof insuranceCaseSchema>[];
  readonly transactions: readonly v.InferInput<typeof transactionSchema>[];
  /** Payments that are on their way. */
  readonly payments: readonly Payment[];
  readonly conversations: readonly SampleConversation[];
}
