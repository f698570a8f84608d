import { createHash, randomUUID } from 'node:crypto';

import { buildCase } from './buildCase.ts';
import { addDays } from '../calendar.ts';
import { buildConversation } from './conversationPlan.ts';
import { buildDamage } from './damagePlan.ts';
import { sampleCustomers, type SampleKey } from './customers.ts';
import { amountText, oreOf } from './money.ts';
import { personaOf } from './personas.ts';
import { defaultHeavyCases } from './personas/heavy.ts';
import type { SampleCustomer } from './sample.types.ts';
import { sampleDocuments } from './sampleDocuments.ts';
import { sampleExtract } from './sampleExtract.ts';
import { samplePayment } from './samplePayment.ts';

/** Opaque and stable: it follows from the sample's key and tells nothing about the person. */
const userKeyOf = (key: SampleKey): string =>
  createHash('sha256').update(`mina-sidor/${key}`).digest('hex').slice(0, 32);

/** The sample customer with this key as of today. The same key, day and size always give the same customer. */
export function seed(
  key: SampleKey,
  today: string,
  heavyCases: number = defaultHeavyCases,
): SampleCustomer {
  const person = sampleCustomers.find((customer) => customer.key === key);
  if (person === undefined) throw new RangeError(`There is no sample customer ${key}.`);
  const persona = personaOf(key, heavyCases);
  const made = persona.cases.map((plan) => ({ plan, ...buildCase(plan, today) }));
  const balance = made.reduce((sum, { amount }) => sum + amount, 0);
  const dailyIncrease = made.reduce((sum, each) => sum + each.dailyIncrease, 0);
  const uninsuredVehicles = made.reduce((sum, each) => sum + each.uninsuredVehicles, 0);

  const history = persona.history.map(({ type, daysAgo, amount }) => ({
    type,
    date: addDays(today, -daysAgo),
    amount: amountText(oreOf(amount), 'noBreak'),
  }));
  const damages = persona.damages.map((plan) => buildDamage(plan, today));
  const booked = made.flatMap((each) => each.transactions);
  const user = {
    fullName: person.fullName,
    matrixCustomerType: persona.matrixCustomerType,
    damageCustomerType: persona.damageCustomerType,
    balance: amountText(balance),
    unInsuredVehicles: uninsuredVehicles,
    increasingDebtAmount: dailyIncrease > 0 ? amountText(dailyIncrease, 'decimals') : null,
    paymentPlanWillBeClosed: made.some(
      ({ record }) => record.paymentPlanInfo?.willBeClosed === true,
    ),
    userKey: userKeyOf(key),
  };

  return {
    personalNumber: person.personalNumber,
    user,
    hasOspec: persona.hasOspec ?? false,
    cases: made.map(({ record }) => record),
    // Days are plain ASCII: comparing them as such is many times faster than by a language's rules.
    transactions: [...history, ...booked].toSorted((one, other) =>
      one.date === other.date ? 0 : one.date < other.date ? 1 : -1,
    ),
    payments: made.flatMap((each) => {
      const { paymentOnItsWay } = each.plan;
      return paymentOnItsWay === undefined
        ? []
        : [samplePayment(person.personalNumber, each, paymentOnItsWay, today)];
    }),
    conversations: persona.conversations.map((plan, index) =>
      buildConversation(`${key}-${String(index + 1)}`, plan, today),
    ),
    registerExtracts: (persona.extractsDaysAgo ?? []).map((daysAgo) =>
      sampleExtract(
        {
          personalNumber: person.personalNumber,
          user,
          cases: made.map(({ record }) => record),
          damages,
          conversations: persona.conversations.length,
        },
        daysAgo,
        today,
      ),
    ),
    documents: sampleDocuments(
      {
        reader: person,
        user,
        cases: made.map(({ plan, ...built }) => ({ plan, built })),
        letterLimit: persona.letterLimit,
        otherDocuments: persona.otherDocuments,
      },
      today,
    ),
    damages,
  };
}

/** Somebody with a valid personal number who is not among the samples: a person, but nobody's customer. */
export function seedStranger(personalNumber: string): SampleCustomer {
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
    cases: [],
    transactions: [],
    payments: [],
    conversations: [],
    registerExtracts: [],
    documents: [],
    damages: [],
  };
}
