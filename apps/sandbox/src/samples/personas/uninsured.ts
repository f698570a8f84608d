import { motorcycles, reminder } from './fewConversations.ts';
import { claimsOnly, type Persona } from './persona.ts';

/** Ivar Sandström: a car without insurance, and the premium that he left unpaid before. */
export const uninsuredOne: Persona = {
  ...claimsOnly,
  cases: [
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
  ],
  history: [{ type: 'CustomerPayment', daysAgo: 204, amount: 980 }],
  conversations: [reminder],
};

/**
 * Birgitta Åkesson: a car in a case of its own, two motorcycles that share one, and a case that can be paid.
 * One of the day charges has öre, so that the growth of the whole debt has them too.
 */
export const uninsuredMany: Persona = {
  ...claimsOnly,
  cases: [
    {
      referenceNumber: '47150061834',
      state: 'Claim',
      items: [{ caseType: 'of-ärende', startedDaysAgo: 34, dayCharge: 180 }],
      vehicles: ['TRG61E'],
    },
    {
      referenceNumber: '47150061842',
      state: 'Reminder',
      items: [
        { caseType: 'of-ärende', startedDaysAgo: 47, dayCharge: 45.5 },
        { caseType: 'of-ärende', startedDaysAgo: 47, dayCharge: 30 },
      ],
      vehicles: ['MCB274', 'JHW90K'],
      overdueDays: 14,
    },
    {
      referenceNumber: '47150058295',
      state: 'Collection',
      items: [{ caseType: 'of-ärende', startedDaysAgo: 151, endedDaysAgo: 132, dayCharge: 180 }],
      vehicles: ['TRG61E'],
      overdueDays: 96,
    },
    {
      referenceNumber: '47150052108',
      state: 'Reminder',
      items: [{ caseType: 'premiekrav', capital: 690, startedDaysAgo: 312, endedDaysAgo: 281 }],
      vehicles: ['JHW90K'],
      overdueDays: 21,
      closed: { daysAgo: 233, by: 'CustomerPayment' },
    },
  ],
  conversations: [motorcycles],
};
