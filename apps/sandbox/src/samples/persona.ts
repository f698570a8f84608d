import {
  caseStates,
  conversationSubjects,
  damageCustomerTypes,
  matrixCustomerTypes,
} from '@mina-sidor/api-client/contract';
import * as v from 'valibot';

import { departments } from '../messages/createMessages.ts';

/** Days counted back from today. */
const days = v.pipe(v.number(), v.integer());
const optionalDays = v.exactOptional(days);
const kronor = v.number();
/** For readers of the file: why the sample has it. */
const note = v.exactOptional(v.string());
const listOf = <const Schema extends v.GenericSchema>(item: Schema) =>
  v.optional(v.array(item), []);

const itemSchema = v.variant('caseType', [
  /** A period without traffic insurance, charged by the day. It has no end while the vehicle is still uninsured. */
  v.strictObject({
    caseType: v.literal('of-ärende'),
    startedDaysAgo: days,
    endedDaysAgo: optionalDays,
    dayCharge: kronor,
  }),
  /** An amount from another body: a premium, an excess, or the cost of a damage. */
  v.strictObject({
    caseType: v.picklist(['premiekrav', 'självrisk', 'ägarregress', 'förarregress']),
    capital: kronor,
    damagedDaysAgo: optionalDays,
    startedDaysAgo: optionalDays,
    endedDaysAgo: optionalDays,
  }),
]);

const planSchema = v.strictObject({
  monthlyAmount: kronor,
  /** Months that were due before this one; 0 in the first month, -1 when the first one is the next. */
  monthsBefore: v.exactOptional(v.number()),
  /** What has been paid of this month. */
  paidThisMonth: v.exactOptional(kronor),
  /** The month before this one was not paid: both are due now, and the plan may be closed. */
  missedLastMonth: v.exactOptional(v.boolean()),
});

const caseSchema = v.strictObject({
  note,
  referenceNumber: v.string(),
  /** `null` where the provider's system names none. */
  state: v.nullable(v.picklist(caseStates)),
  items: v.tupleWithRest([itemSchema], itemSchema),
  vehicles: v.array(v.string()),
  /** Days since it should have been paid; interest runs from there. */
  overdueDays: optionalDays,
  plan: v.exactOptional(planSchema),
  /** How far a payment of the whole amount has come. */
  paymentOnItsWay: v.exactOptional(v.picklist(['CheckoutFinished', 'Created'])),
  closed: v.exactOptional(
    v.strictObject({ daysAgo: days, by: v.picklist(['CustomerPayment', 'KfmPayment']) }),
  ),
});

/** A payment or correction that belongs to no case of the sample. */
const historySchema = v.strictObject({ type: v.string(), daysAgo: days, amount: kronor });

const fileSchema = v.strictObject({
  name: v.string(),
  kilobytes: v.exactOptional(v.number()),
  /** Its virus check is not finished. */
  isHeld: v.exactOptional(v.boolean()),
  /** When the provider erased it. */
  removedDaysAgo: optionalDays,
});

const messageSchema = v.strictObject({
  from: v.picklist(['customer', ...departments]),
  /** At least one: a message of today could be in the future when the sandbox is started. */
  daysAgo: v.pipe(days, v.minValue(1)),
  /** `HH:MM` in Sweden. */
  at: v.string(),
  text: v.string(),
  files: v.exactOptional(v.array(fileSchema)),
});

const conversationSchema = v.strictObject({
  subject: v.picklist(conversationSubjects),
  referenceNumber: v.exactOptional(v.string()),
  readByCustomer: v.boolean(),
  messages: v.array(messageSchema),
});

const damageSchema = v.strictObject({
  type: v.string(),
  number: v.string(),
  daysAgo: days,
  /** Its number if it was reported on the web. */
  web: v.exactOptional(v.string()),
});

/** A letter that no case brings. */
const letterSchema = v.strictObject({
  type: v.string(),
  name: v.string(),
  /** A calendar day, or days counted back from today. */
  day: v.union([v.pipe(v.string(), v.isoDate()), days]),
  /** How it was sent; `null` where the provider does not know. */
  via: v.nullable(v.string()),
  text: v.string(),
});

/** What a sample customer is made from: the form of the files in `personas`. Sums are in kronor. */
export const personaSchema = v.strictObject({
  note,
  fullName: v.string(),
  personalNumber: v.string(),
  /** What the sample shows, on the sandbox's own page. */
  summary: v.string(),
  matrixCustomerType: v.picklist(matrixCustomerTypes),
  damageCustomerType: v.picklist(damageCustomerTypes),
  /** A payment has come in that is not yet tied to a case. */
  hasOspec: v.optional(v.boolean(), false),
  cases: listOf(caseSchema),
  history: listOf(historySchema),
  conversations: listOf(conversationSchema),
  damages: listOf(damageSchema),
  /** When register extracts of them were made, the oldest first. */
  extractsDaysAgo: listOf(days),
  /** When they ordered debt compilations. */
  compilationsDaysAgo: listOf(days),
  otherLetters: listOf(letterSchema),
  /** Most letters of the cases, spread evenly over all of them. */
  letterLimit: v.optional(v.number(), Infinity),
});

export type Persona = v.InferOutput<typeof personaSchema>;
export type CasePlan = v.InferOutput<typeof caseSchema>;
export type CaseState = CasePlan['state'];
export type CaseItem = v.InferOutput<typeof itemSchema>;
export type PlanTerms = v.InferOutput<typeof planSchema>;
export type ConversationPlan = v.InferOutput<typeof conversationSchema>;
export type MessagePlan = v.InferOutput<typeof messageSchema>;
