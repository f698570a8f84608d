import { aboutPlan, missedMonth } from './fewConversations.ts';
import { claimsOnly, type Persona } from './persona.ts';

/** Johan Bergdahl: a plan for each way in which a month can stand. */
export const installmentPlan: Persona = {
  ...claimsOnly,
  cases: [
    {
      // Four months are paid, this one is due.
      referenceNumber: '47160027415',
      state: 'InstallmentPlan',
      items: [{ caseType: 'of-ärende', startedDaysAgo: 301, endedDaysAgo: 261, dayCharge: 180 }],
      vehicles: ['BDH47L'],
      overdueDays: 210,
      plan: { monthlyAmount: 600, monthsBefore: 4 },
    },
    {
      // Two months and this one are paid.
      referenceNumber: '47160028892',
      state: 'InstallmentPlan',
      items: [{ caseType: 'premiekrav', capital: 2480.5, startedDaysAgo: 255, endedDaysAgo: 226 }],
      vehicles: ['BDH47L'],
      overdueDays: 130,
      plan: { monthlyAmount: 350, monthsBefore: 2, paidThisMonth: 350 },
    },
    {
      // Agreed this month, begins in the next one: nothing is expected yet.
      referenceNumber: '47160031730',
      state: 'InstallmentPlan',
      items: [{ caseType: 'självrisk', capital: 2400, damagedDaysAgo: 94 }],
      vehicles: ['KSE169'],
      overdueDays: 40,
      plan: { monthlyAmount: 400, monthsBefore: -1 },
    },
    {
      // The last month: what is left is less than a month's sum, and no month comes after it.
      referenceNumber: '47160024065',
      state: 'InstallmentPlan',
      items: [{ caseType: 'of-ärende', startedDaysAgo: 346, endedDaysAgo: 335, dayCharge: 180 }],
      vehicles: ['KSE169'],
      overdueDays: 230,
      plan: { monthlyAmount: 500, monthsBefore: 5 },
    },
  ],
  conversations: [aboutPlan],
};

/** Samira Haddad: missed a month and has paid a part of what is asked for now. */
export const planAtRisk: Persona = {
  ...claimsOnly,
  cases: [
    {
      referenceNumber: '47170019286',
      state: 'InstallmentPlan',
      items: [{ caseType: 'of-ärende', startedDaysAgo: 277, endedDaysAgo: 244, dayCharge: 180 }],
      vehicles: ['SHD73M'],
      overdueDays: 184,
      plan: { monthlyAmount: 500, monthsBefore: 4, missedLastMonth: true, paidThisMonth: 200 },
    },
    {
      referenceNumber: '47170022041',
      state: 'Claim',
      items: [{ caseType: 'premiekrav', capital: 912, startedDaysAgo: 57, endedDaysAgo: 29 }],
      vehicles: ['SHD73M'],
    },
  ],
  conversations: [missedMonth],
};
