import type * as v from 'valibot';

import type {
  damageSchema,
  insuranceCaseSchema,
  transactionSchema,
  userSchema,
} from '@mina-sidor/api-client/contract';

import type { Paper } from '../documents/paper.ts';
import type { Payment } from '../payments/payment.ts';
import type { Attachment } from '../store/attachments.ts';
import type { ConversationRecord, MessageRecord } from '../store/conversations.ts';
import type { DocumentRecord } from '../store/documents.ts';
import type { RegisterExtractRecord } from '../store/registerExtracts.ts';

/** A file of a message. */
export type SampleFile = Attachment;

/** One text of a conversation, with its files. */
export interface SampleMessage {
  readonly record: MessageRecord;
  readonly files: readonly SampleFile[];
}

/** A conversation, the oldest message first. */
export interface SampleConversation extends Omit<ConversationRecord, 'personalNumber'> {
  readonly messages: readonly SampleMessage[];
}

/** A document of the claims system, and what it says. */
export interface SampleDocument {
  readonly record: DocumentRecord;
  readonly paper: Paper;
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
  /** The oldest first. */
  readonly documents: readonly SampleDocument[];
  /** The oldest first. */
  readonly registerExtracts: readonly RegisterExtractRecord[];
  /** In the server's order. */
  readonly damages: readonly v.InferInput<typeof damageSchema>[];
}
