import { standardDamages } from './damages.ts';
import { standardConversations } from './standardConversations.ts';
import type { CasePlan } from '../buildCase.ts';
import type { Persona } from './persona.ts';

/** Maja Lindqvist's cases: one in every state, then three closed ones. */
const cases: readonly CasePlan[] = [
  {
    referenceNumber: '47110023918',
    state: 'Collection',
    items: [{ caseType: 'of-ärende', startedDaysAgo: 172, endedDaysAgo: 81, dayCharge: 45 }],
    vehicles: ['ABC12D'],
    overdueDays: 26,
  },
  {
    referenceNumber: '47110023926',
    state: 'Reminder',
    items: [{ caseType: 'of-ärende', startedDaysAgo: 61, endedDaysAgo: 40, dayCharge: 180 }],
    vehicles: ['MLK481'],
    overdueDays: 18,
  },
  {
    referenceNumber: '47110019447',
    state: 'InstallmentPlan',
    items: [{ caseType: 'of-ärende', startedDaysAgo: 260, endedDaysAgo: 219, dayCharge: 45 }],
    vehicles: ['ABC12D'],
    overdueDays: 56,
    plan: { monthlyAmount: 450 },
  },
  {
    referenceNumber: '47110018203',
    state: null,
    items: [{ caseType: 'självrisk', capital: 2000, damagedDaysAgo: 63 }],
    vehicles: [],
  },
  {
    referenceNumber: '47110024031',
    state: 'Claim',
    items: [{ caseType: 'premiekrav', capital: 864, startedDaysAgo: 58, endedDaysAgo: 31 }],
    vehicles: ['MLK481'],
  },
  {
    referenceNumber: '47110017338',
    state: 'PaymentOrder',
    items: [{ caseType: 'of-ärende', startedDaysAgo: 310, endedDaysAgo: 299, dayCharge: 180 }],
    vehicles: ['GHT62K'],
    overdueDays: 190,
  },
  {
    referenceNumber: '47110016952',
    state: 'Contestation',
    items: [{ caseType: 'förarregress', capital: 6400, damagedDaysAgo: 430 }],
    vehicles: ['GHT62K'],
    overdueDays: 240,
  },
  {
    referenceNumber: '47110016204',
    state: 'TemporaryOffer',
    items: [{ caseType: 'ägarregress', capital: 5200, damagedDaysAgo: 505 }],
    vehicles: ['RZD907'],
    overdueDays: 300,
  },
  {
    referenceNumber: '47110015511',
    state: 'Ackord',
    items: [{ caseType: 'of-ärende', startedDaysAgo: 560, endedDaysAgo: 531, dayCharge: 180 }],
    vehicles: ['RZD907'],
    overdueDays: 380,
  },
  {
    referenceNumber: '47110014878',
    state: 'Decision',
    items: [
      { caseType: 'of-ärende', startedDaysAgo: 640, endedDaysAgo: 625, dayCharge: 45 },
      { caseType: 'of-ärende', startedDaysAgo: 640, endedDaysAgo: 633, dayCharge: 180 },
    ],
    vehicles: ['ABC12D', 'GHT62K'],
    overdueDays: 520,
  },
  {
    referenceNumber: '47110013276',
    state: 'Verdict',
    items: [
      { caseType: 'of-ärende', startedDaysAgo: 715, endedDaysAgo: 706, dayCharge: 180 },
      { caseType: 'premiekrav', capital: 1240, startedDaysAgo: 745, endedDaysAgo: 716 },
    ],
    vehicles: ['RZD907'],
    overdueDays: 600,
  },
  {
    referenceNumber: '47110012709',
    state: 'Foreclosure',
    items: [{ caseType: 'of-ärende', startedDaysAgo: 790, endedDaysAgo: 786, dayCharge: 30 }],
    vehicles: ['DKW33X'],
    overdueDays: 690,
  },
  {
    referenceNumber: '47110022050',
    state: 'Claim',
    items: [{ caseType: 'of-ärende', startedDaysAgo: 118, endedDaysAgo: 109, dayCharge: 45 }],
    vehicles: ['ABC12D'],
    closed: { daysAgo: 41, by: 'CustomerPayment' },
  },
  {
    referenceNumber: '47110020666',
    state: 'Collection',
    items: [{ caseType: 'of-ärende', startedDaysAgo: 290, endedDaysAgo: 281, dayCharge: 180 }],
    vehicles: ['GHT62K'],
    overdueDays: 90,
    closed: { daysAgo: 127, by: 'KfmPayment' },
  },
  {
    referenceNumber: '47110019015',
    state: 'InstallmentPlan',
    items: [{ caseType: 'premiekrav', capital: 1100, startedDaysAgo: 420, endedDaysAgo: 391 }],
    vehicles: ['DKW33X'],
    overdueDays: 60,
    plan: { monthlyAmount: 350 },
    closed: { daysAgo: 205, by: 'CustomerPayment' },
  },
];

export const standard: Persona = {
  matrixCustomerType: 'matrixCustomer',
  damageCustomerType: 'Customer',
  cases,
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
  conversations: standardConversations,
  damages: standardDamages,
  // The first is so old that it can no longer be fetched.
  extractsDaysAgo: [130, 71, 18],
  otherDocuments: [
    { kind: 'compilation', daysAgo: 9 },
    {
      kind: 'letter',
      type: 'Utskick',
      name: 'Information om trafikförsäkring och om vad som gäller när du ställer av ditt fordon',
      day: 64,
      via: null,
      text: 'Ett fordon som är påställt ska vara försäkrat varje dag.',
    },
    // A type that no page knows of, and that therefore none shows.
    {
      kind: 'letter',
      type: 'Vykort',
      name: 'Glad sommar',
      day: 148,
      via: 'Brev',
      text: 'Trevlig sommar önskar vi på Trafikfonden.',
    },
  ],
};
