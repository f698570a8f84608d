import * as v from 'valibot';

import {
  conversationSubjects,
  damagesSchema,
  errorReportSchema,
  caseSchema,
  claimDocumentSchema,
  messageSchema,
  transactionSchema,
  userSchema,
} from '@mina-sidor/api-client/contract';

import { orderSchema } from '../bankid/order.ts';
import { paperSchema } from '../documents/paper.ts';
import { paymentSchema } from '../payments/payment.ts';
import { openCollection } from './collection.ts';
import { openDatabase } from './database.ts';
import { settingsSchema } from './settings.ts';

const personalNumber = v.string();

const customerSchema = v.object({
  personalNumber,
  user: userSchema,
  hasOspec: v.boolean(),
  damages: damagesSchema,
});

const conversationSchema = v.object({
  personalNumber,
  conversationId: v.string(),
  publicId: v.string(),
  subject: v.picklist(conversationSubjects),
  referenceNumber: v.nullable(v.string()),
  readByCustomer: v.boolean(),
});

const storedMessageSchema = v.object({
  personalNumber,
  conversationId: v.string(),
  /** The sender's own id; `null` for a message of the provider. */
  clientMessageId: v.nullable(v.string()),
  // Without `createdDisplay`, which depends on the day it is read.
  record: v.object({
    ...v.omit(messageSchema, ['createdDisplay']).entries,
    numberOfFilesUploaded: v.number(),
    messageSubject: v.picklist(conversationSubjects),
  }),
});

/** How far a file or a register extract is on its way to the customer. */
const processingStates = [
  /** Ready by itself after a moment. */
  'processing',
  /** Ready when somebody says so. */
  'held',
  'ready',
] as const;

const attachmentSchema = v.object({
  personalNumber,
  conversationId: v.string(),
  messageId: v.string(),
  token: v.string(),
  fileName: v.string(),
  mediaType: v.string(),
  /** In bytes. */
  fileSize: v.number(),
  /** Its id in the file store; `null` for a sample, whose bytes are made when they are asked for. */
  storedAs: v.nullable(v.string()),
  state: v.picklist(processingStates),
  /** When the provider erased it. */
  removedDateTime: v.nullable(v.string()),
});

const extractSchema = v.object({
  personalNumber,
  token: v.string(),
  state: v.picklist(processingStates),
  /** Where the customer is told that it is ready. */
  email: v.string(),
  phone: v.string(),
  orderedAt: v.string(),
  /** What was made, once it is ready; its size is in bytes. */
  made: v.nullable(v.object({ created: v.string(), size: v.number(), paper: paperSchema })),
});

const documentSchema = v.object({
  personalNumber,
  /** What the list says of it. */
  entry: v.object({ ...claimDocumentSchema.entries, index: v.number() }),
  /** When the customer ordered it, in milliseconds; only for what a customer orders. */
  orderedAt: v.optional(v.number()),
  /** What it says; its bytes are made when they are asked for. */
  paper: paperSchema,
});

const sessionSchema = v.object({
  /** Stays the same for as long as the session lives, and is never sent. */
  id: v.string(),
  /** What the cookie holds. */
  value: v.string(),
  /** What the cookie held before the last rotation. */
  previousValue: v.nullable(v.string()),
  /** When the value was last replaced; 0 if it is the first one. */
  rotatedAt: v.number(),
  personalNumber,
  antiForgeryToken: v.string(),
  /** Still accepted: another tab may have sent a call with it just before the renewal. */
  previousAntiForgeryToken: v.nullable(v.string()),
  /** Until when it can be used without being renewed. */
  accessUntil: v.number(),
  /** Until when it can be renewed. */
  refreshUntil: v.number(),
  /** When it is over, however often it has been renewed. */
  endsAt: v.number(),
});

const sharedEventSchema = v.object({
  id: v.string(),
  personalNumber,
  event: v.string(),
  payload: v.unknown(),
});

export type ProcessingState = (typeof processingStates)[number];
export type CustomerRecord = v.InferInput<typeof customerSchema>;
export type UserRecord = v.InferInput<typeof userSchema>;
export type CaseRecord = v.InferInput<typeof caseSchema>;
export type TransactionRecord = v.InferInput<typeof transactionSchema>;
export type ConversationRecord = v.InferInput<typeof conversationSchema>;
export type MessageRecord = v.InferInput<typeof storedMessageSchema>;
export type Attachment = v.InferInput<typeof attachmentSchema>;
export type RegisterExtract = v.InferInput<typeof extractSchema>;
export type SessionRecord = v.InferInput<typeof sessionSchema>;
export type SharedEvent = v.InferInput<typeof sharedEventSchema>;
export type Store = ReturnType<typeof openStore>;

/** Everything that is kept over a restart, apart from the bytes of attached files. */
export function openStore(folder: string) {
  const database = openDatabase(folder);
  const { transaction, close } = database;
  const customer = 'personalNumber';
  return {
    transaction,
    close,
    // First, because the other tables refer to it.
    customers: openCollection(database, 'customers', customerSchema, { id: 'personalNumber' }),
    cases: openCollection(database, 'cases', v.object({ personalNumber, record: caseSchema }), {
      id: '$.record.referenceNumber',
      customer,
    }),
    /** Payments of the customers' history, the oldest first. */
    transactions: openCollection(
      database,
      'transactions',
      v.object({ personalNumber, record: transactionSchema }),
      { customer },
    ),
    payments: openCollection(database, 'payments', paymentSchema, { id: 'paymentId', customer }),
    conversations: openCollection(database, 'conversations', conversationSchema, {
      id: 'conversationId',
      customer,
    }),
    messages: openCollection(database, 'messages', storedMessageSchema, {
      id: '$.record.id',
      customer,
      searched: ['conversationId', 'clientMessageId'],
    }),
    attachments: openCollection(database, 'attachments', attachmentSchema, {
      id: 'token',
      customer,
      searched: ['messageId'],
    }),
    documents: openCollection(database, 'documents', documentSchema, {
      id: '$.entry.index',
      customer,
    }),
    registerExtracts: openCollection(database, 'register_extracts', extractSchema, {
      id: 'token',
      customer,
    }),
    sessions: openCollection(database, 'sessions', sessionSchema, {
      id: 'id',
      customer,
      searched: ['value', 'previousValue'],
    }),
    bankIdOrders: openCollection(database, 'bankid_orders', orderSchema, {
      id: 'orderId',
      searched: ['browserKey'],
    }),
    errorReports: openCollection(database, 'error_reports', errorReportSchema),
    settings: openCollection(database, 'settings', settingsSchema),
    /** Events of the live connection, for other instances on this database. */
    sharedEvents: openCollection(database, 'shared_events', sharedEventSchema),
  };
}
