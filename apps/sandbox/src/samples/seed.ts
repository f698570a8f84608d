import { createHash, randomUUID } from 'node:crypto';

import { addDays } from '../calendar.ts';
import { extractPaper, type KnownFacts } from '../documents/extractPaper.ts';
import type { Payment } from '../payments/payment.ts';
import type { CustomerRecord, RegisterExtract } from '../store/store.ts';
import { swedishIso, swedishMoment } from '../swedishTime.ts';
import { buildCase, type BuiltCase } from './buildCase.ts';
import { buildConversation } from './buildConversation.ts';
import { sampleCustomers } from './customers.ts';
import { defaultHeavyCases, heavy } from './heavy.ts';
import { chance } from './letters.ts';
import { amountText, oreOf } from './money.ts';
import { sampleDocuments } from './sampleDocuments.ts';

/** All records of one sample customer. */
export type SampleRecords = ReturnType<typeof seed>;

const hashOf = (text: string) => createHash('sha256').update(text);

/** The payment of a case that has one on its way. Its money was captured the evening before today. */
function paymentsOf(
  personalNumber: string,
  { plan, record, amount }: BuiltCase,
  today: string,
): Payment[] {
  if (plan.paymentOnItsWay === undefined) return [];
  const { referenceNumber, ocrNumber = null } = record;
  const kronor = Math.floor(amount / 100);
  const yesterday = addDays(today, -1);
  return [
    {
      paymentId: hashOf(`payment/${referenceNumber}`).digest('hex').slice(0, 32),
      personalNumber,
      parts: [{ referenceNumber, kronor }],
      amount: kronor,
      ocrNumber,
      createdAt: `${yesterday}T17:42:05.000Z`,
      stage: plan.paymentOnItsWay === 'Created' ? 'created' : 'checkoutFinished',
      endReason: null,
      captures: [{ at: `${yesterday}T17:43:11.000Z`, amount: kronor }],
      swish: 'idle',
    },
  ];
}

/** A register extract that was made so many days ago, six days after its order. */
function extractOf(
  known: Omit<KnownFacts, 'email' | 'phone'>,
  daysAgo: number,
  today: string,
): RegisterExtract {
  const { personalNumber } = known;
  const contact = { email: 'provkund@example.se', phone: '0701740605' };
  const day = addDays(today, -daysAgo);
  const key = `extract/${personalNumber}/${String(daysAgo)}`;
  return {
    personalNumber,
    token: hashOf(key).digest('base64url').slice(0, 24),
    state: 'ready',
    ...contact,
    orderedAt: swedishIso(swedishMoment(addDays(day, -6), '19:26')),
    made: {
      created: swedishIso(swedishMoment(day, '07:40')),
      size: 48_000 + chance(key, 40_000),
      paper: extractPaper({ ...known, ...contact }, day),
    },
  };
}

/** The sample customer with this key as of today. The same key, day and size always give the same customer. */
export function seed(key: string, today: string, heavyCases: number = defaultHeavyCases) {
  const sample = sampleCustomers.find((customer) => customer.key === key);
  if (sample === undefined) throw new RangeError(`There is no sample customer ${key}.`);
  const persona = key === 'heavy' ? { ...sample, ...heavy(heavyCases) } : sample;
  const { personalNumber, fullName, matrixCustomerType, damageCustomerType, hasOspec } = persona;
  const made = persona.cases.map((plan) => buildCase(plan, today));
  const sumOf = (amountOf: (built: BuiltCase) => number): number =>
    made.reduce((sum, built) => sum + amountOf(built), 0);
  const dailyIncrease = sumOf((built) => built.dailyIncrease);
  const cases = made.map(({ record }) => record);

  const history = persona.history.map(({ type, daysAgo, amount }) => ({
    type,
    date: addDays(today, -daysAgo),
    amount: amountText(oreOf(amount), 'noBreak'),
  }));
  const damages = persona.damages.map(({ type, number, daysAgo, web }) => ({
    damageType: type,
    damageDate: addDays(today, -daysAgo),
    damageNumber: number,
    // The provider's system writes an empty text for a missing number.
    webNumber: web ?? '',
  }));
  const conversations = persona.conversations.map((plan, index) => {
    const conversationId = `${key}-${String(index + 1)}`;
    return buildConversation({ personalNumber, conversationId }, plan, today);
  });
  const user = {
    fullName,
    matrixCustomerType,
    damageCustomerType,
    balance: amountText(sumOf(({ amount }) => amount)),
    unInsuredVehicles: sumOf(({ uninsuredVehicles }) => uninsuredVehicles),
    increasingDebtAmount: dailyIncrease > 0 ? amountText(dailyIncrease, 'decimals') : null,
    paymentPlanWillBeClosed: cases.some(({ paymentPlanInfo }) => paymentPlanInfo?.willBeClosed),
    // Opaque and stable: it follows from the sample's key and tells nothing about the person.
    userKey: hashOf(`mina-sidor/${key}`).digest('hex').slice(0, 32),
  };
  const known = { personalNumber, user, cases, damages, conversations: conversations.length };

  return {
    personalNumber,
    user,
    hasOspec,
    damages,
    /** In the server's order, active and closed together. */
    cases,
    // Comparing days as plain text is many times faster than localeCompare.
    transactions: [...history, ...made.flatMap(({ transactions }) => transactions)].toSorted(
      (one, other) => (one.date === other.date ? 0 : one.date < other.date ? 1 : -1),
    ),
    payments: made.flatMap((built) => paymentsOf(personalNumber, built, today)),
    conversations: conversations.map(({ conversation }) => conversation),
    messages: conversations.flatMap(({ messages }) => messages),
    attachments: conversations.flatMap(({ attachments }) => attachments),
    documents: sampleDocuments(persona, user, made, today),
    registerExtracts: persona.extractsDaysAgo.map((daysAgo) => extractOf(known, daysAgo, today)),
  };
}

/** A person who is not among the samples: a customer of no system. */
export function seedStranger(personalNumber: string): CustomerRecord {
  return {
    personalNumber,
    user: {
      fullName: 'Okänd Provperson',
      matrixCustomerType: 'notCustomer',
      damageCustomerType: 'NoCustomer',
      balance: '0',
      unInsuredVehicles: 0,
      increasingDebtAmount: null,
      paymentPlanWillBeClosed: false,
      userKey: randomUUID(),
    },
    hasOspec: false,
    damages: [],
  };
}
