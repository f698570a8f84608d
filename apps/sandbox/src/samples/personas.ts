import type { DamageCustomerType, MatrixCustomerType } from '@mina-sidor/api-client/contract';

import type { CasePlan } from './buildCase.ts';
import type { SampleKey } from './customers.ts';
import type { SampleConversation } from './sample.types.ts';
import { standardCases } from './standardCases.ts';

/** A payment or correction that belongs to no case of the sample; `amount` in kronor. */
interface HistoryItem {
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
  readonly conversations: readonly Omit<SampleConversation, 'conversationId'>[];
}

const uninsuredCases: readonly CasePlan[] = [
  {
    referenceNumber: '47120031407',
    state: 'Claim',
    items: [{ caseType: 'of-ärende', startedDaysAgo: 23, dayCharge: 180 }],
    vehicles: ['NPS218'],
  },
  {
    referenceNumber: '47120030885',
    state: 'Reminder',
    items: [{ caseType: 'premiekrav', capital: 1120, startedDaysAgo: 61, endedDaysAgo: 24 }],
    vehicles: ['NPS218'],
    overdueDays: 9,
  },
];

const singleCase: CasePlan = {
  referenceNumber: '47130040118',
  state: 'Reminder',
  items: [{ caseType: 'of-ärende', startedDaysAgo: 66, endedDaysAgo: 55, dayCharge: 180 }],
  vehicles: ['WKA54H'],
  overdueDays: 12,
};

const closedCases: readonly CasePlan[] = [
  {
    referenceNumber: '47140052264',
    state: 'Claim',
    items: [{ caseType: 'of-ärende', startedDaysAgo: 96, endedDaysAgo: 90, dayCharge: 180 }],
    vehicles: ['HLT705'],
    closed: { daysAgo: 52, by: 'CustomerPayment' },
  },
  {
    referenceNumber: '47140050037',
    state: 'Reminder',
    items: [{ caseType: 'premiekrav', capital: 740, startedDaysAgo: 240, endedDaysAgo: 211 }],
    vehicles: ['HLT705'],
    overdueDays: 15,
    closed: { daysAgo: 160, by: 'CustomerPayment' },
  },
];

const nothing = { cases: [], history: [], conversations: [] } as const;

export const personas: Readonly<Record<SampleKey, Persona>> = {
  standard: {
    matrixCustomerType: 'matrixCustomer',
    damageCustomerType: 'Customer',
    cases: standardCases,
    history: [
      { type: 'CustomerPayment', daysAgo: 16, amount: 450 },
      { type: 'CustomerPayment', daysAgo: 75, amount: 1200 },
      { type: 'Correction', daysAgo: 98, amount: 60 },
      { type: 'KfmPayment', daysAgo: 152, amount: 1375 },
      { type: 'SkadeSystemPayment', daysAgo: 188, amount: 2600 },
      { type: 'Repayment', daysAgo: 231, amount: 350 },
      { type: 'CustomerPayment', daysAgo: 305, amount: 2025 },
      { type: 'KfmPayment', daysAgo: 361, amount: 1375 },
      { type: 'CustomerPayment', daysAgo: 442, amount: 800 },
      { type: 'CustomerPayment', daysAgo: 538, amount: 1440 },
      { type: 'CustomerPayment', daysAgo: 716, amount: 640 },
    ],
    conversations: [
      { subject: 'insurance', readByCustomer: false },
      { subject: 'damage', readByCustomer: false },
      { subject: 'other', readByCustomer: true },
    ],
  },
  'uninsured-one': {
    matrixCustomerType: 'matrixCustomer',
    damageCustomerType: 'NoCustomer',
    cases: uninsuredCases,
    history: [{ type: 'CustomerPayment', daysAgo: 204, amount: 980 }],
    conversations: [{ subject: 'insurance', readByCustomer: false }],
  },
  'single-case': {
    matrixCustomerType: 'matrixCustomer',
    damageCustomerType: 'NoCustomer',
    cases: [singleCase],
    history: [],
    conversations: [],
  },
  'no-debt': {
    matrixCustomerType: 'matrixCustomer',
    damageCustomerType: 'Customer',
    cases: closedCases,
    history: [],
    conversations: [{ subject: 'other', readByCustomer: true }],
  },
  blocked: {
    matrixCustomerType: 'blockedMatrixCustomer',
    damageCustomerType: 'BlockedCustomer',
    ...nothing,
  },
  'not-customer': {
    matrixCustomerType: 'notCustomer',
    damageCustomerType: 'NoCustomer',
    ...nothing,
  },
};
