import { newAddress } from './fewConversations.ts';
import { claimsOnly, type Persona } from './persona.ts';

/** Signe Hallberg: one case, which can be paid. */
export const singleCase: Persona = {
  ...claimsOnly,
  cases: [
    {
      referenceNumber: '47130040118',
      state: 'Reminder',
      items: [{ caseType: 'of-ärende', startedDaysAgo: 66, endedDaysAgo: 55, dayCharge: 180 }],
      vehicles: ['WKA54H'],
      overdueDays: 12,
    },
  ],
};

/** Elsa Nyman: everything is paid. */
export const noDebt: Persona = {
  ...claimsOnly,
  damageCustomerType: 'Customer',
  cases: [
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
  ],
  conversations: [newAddress],
  // Demands from before April 2013 are kept but not shown.
  otherDocuments: [
    {
      kind: 'letter',
      type: 'Kravbrev',
      name: 'Kravbrev',
      day: '2013-03-31',
      via: 'Brev',
      text: 'Ett krav från förr, som är betalt.',
    },
    {
      kind: 'letter',
      type: 'Kravbrev',
      name: 'Kravbrev',
      day: '2013-04-01',
      via: 'Brev',
      text: 'Ett krav från förr, som är betalt.',
    },
  ],
};

/** Linnéa Kvist: paid without an OCR number, so that her money is not yet tied to either case. */
export const ospec: Persona = {
  ...claimsOnly,
  hasOspec: true,
  cases: [
    {
      referenceNumber: '47190073316',
      state: 'Claim',
      items: [{ caseType: 'of-ärende', startedDaysAgo: 52, endedDaysAgo: 38, dayCharge: 45 }],
      vehicles: ['LKF38R'],
    },
    {
      referenceNumber: '47190070924',
      state: 'Reminder',
      items: [{ caseType: 'självrisk', capital: 1500, damagedDaysAgo: 88 }],
      vehicles: ['LKF38R'],
      overdueDays: 17,
    },
  ],
  history: [{ type: 'CustomerPayment', daysAgo: 2, amount: 675 }],
};

/** Anton Fjellner: two payments are on their way, a third case waits to be paid. */
export const paymentInProgress: Persona = {
  ...claimsOnly,
  cases: [
    {
      referenceNumber: '47180044710',
      state: 'Reminder',
      items: [{ caseType: 'of-ärende', startedDaysAgo: 72, endedDaysAgo: 63, dayCharge: 180 }],
      vehicles: ['FJR516'],
      overdueDays: 13,
      paymentOnItsWay: 'Created',
    },
    {
      referenceNumber: '47180044728',
      state: 'Claim',
      items: [{ caseType: 'premiekrav', capital: 1046, startedDaysAgo: 62, endedDaysAgo: 33 }],
      vehicles: ['FJR516'],
      paymentOnItsWay: 'CheckoutFinished',
    },
    {
      referenceNumber: '47180042953',
      state: 'Collection',
      items: [{ caseType: 'of-ärende', startedDaysAgo: 128, endedDaysAgo: 118, dayCharge: 45 }],
      vehicles: ['GAW82P'],
      overdueDays: 57,
    },
  ],
};
