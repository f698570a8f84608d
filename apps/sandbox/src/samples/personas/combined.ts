import { claimsOnly, type Persona } from './persona.ts';

/** Nils-Erik Sjögren: cases over several vehicles, over one and over none, each told by its own sentence. */
export const combined: Persona = {
  ...claimsOnly,
  damageCustomerType: 'Customer',
  cases: [
    {
      referenceNumber: '47210085530',
      state: 'Reminder',
      items: [
        { caseType: 'of-ärende', startedDaysAgo: 83, endedDaysAgo: 64, dayCharge: 180 },
        { caseType: 'of-ärende', startedDaysAgo: 83, endedDaysAgo: 53, dayCharge: 45 },
        { caseType: 'premiekrav', capital: 1318, startedDaysAgo: 110, endedDaysAgo: 84 },
      ],
      vehicles: ['NES205', 'RBT84W', 'XGL69C'],
      overdueDays: 16,
    },
    {
      // The amount has öre, which a payment cuts off: 1 234,50 is paid with 1 234.
      referenceNumber: '47210086412',
      state: 'Claim',
      items: [
        { caseType: 'premiekrav', capital: 784.5, startedDaysAgo: 61, endedDaysAgo: 32 },
        { caseType: 'of-ärende', startedDaysAgo: 31, endedDaysAgo: 22, dayCharge: 45 },
      ],
      vehicles: ['RBT84W'],
    },
    {
      referenceNumber: '47210083907',
      state: 'Collection',
      items: [
        { caseType: 'självrisk', capital: 2865, damagedDaysAgo: 149 },
        { caseType: 'förarregress', capital: 3740, damagedDaysAgo: 149 },
      ],
      vehicles: [],
      overdueDays: 48,
    },
    {
      referenceNumber: '47210086685',
      state: 'Claim',
      items: [{ caseType: 'ägarregress', capital: 4210, damagedDaysAgo: 77 }],
      vehicles: [],
    },
  ],
  history: [
    { type: 'SkadeSystemPayment', daysAgo: 121, amount: 5400 },
    { type: 'CustomerPayment', daysAgo: 396, amount: 1080 },
  ],
};
