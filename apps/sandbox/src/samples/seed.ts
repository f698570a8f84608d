import { createHash, randomUUID } from 'node:crypto';

import { buildCase } from './buildCase.ts';
import { addDays } from './calendar.ts';
import { sampleCustomers, type SampleKey } from './customers.ts';
import { kronor } from './money.ts';
import { personas } from './personas.ts';
import type { SampleCustomer } from './sample.types.ts';

/** Opaque and stable: it follows from the sample's key and tells nothing about the person. */
const userKeyOf = (key: SampleKey): string =>
  createHash('sha256').update(`mina-sidor/${key}`).digest('hex').slice(0, 32);

/** The sample customer with this key as of today. The same key and day always give the same customer. */
export function seed(key: SampleKey, today: string): SampleCustomer {
  const person = sampleCustomers.find((customer) => customer.key === key);
  if (person === undefined) throw new RangeError(`There is no sample customer ${key}.`);
  const persona = personas[key];
  const built = persona.cases.map((plan) => buildCase(plan, today));
  const balance = built.reduce((sum, { amount }) => sum + amount, 0);
  const dailyIncrease = built.reduce((sum, each) => sum + each.dailyIncrease, 0);
  const uninsuredVehicles = new Set(
    built.flatMap(({ record }) =>
      record.hasOpenUninsuredPeriod ? record.registrationNumbers : [],
    ),
  );

  const history = persona.history.map(({ type, daysAgo, amount }) => ({
    type,
    date: addDays(today, -daysAgo),
    amount: kronor(amount, 'noBreak'),
  }));
  const payments = built.flatMap(({ payment }) => (payment === null ? [] : [payment]));

  return {
    personalNumber: person.personalNumber,
    user: {
      fullName: person.fullName,
      matrixCustomerType: persona.matrixCustomerType,
      damageCustomerType: persona.damageCustomerType,
      balance: kronor(balance),
      unInsuredVehicles: uninsuredVehicles.size,
      increasingDebtAmount: dailyIncrease > 0 ? kronor(dailyIncrease, 'decimals') : null,
      paymentPlanWillBeClosed: built.some(
        ({ record }) => record.paymentPlanInfo?.willBeClosed === true,
      ),
      userKey: userKeyOf(key),
    },
    hasOspec: false,
    cases: built.map(({ record }) => record),
    transactions: [...history, ...payments].toSorted((one, other) =>
      other.date.localeCompare(one.date),
    ),
    conversations: persona.conversations.map((conversation, index) => ({
      ...conversation,
      conversationId: `${key}-${String(index + 1)}`,
    })),
  };
}

/** All sample customers as of today. */
export function seedAll(today: string): SampleCustomer[] {
  return sampleCustomers.map(({ key }) => seed(key, today));
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
    conversations: [],
  };
}
