import { manyDamages } from './damages.ts';
import { aboutDamage, whyBlocked } from './fewConversations.ts';
import { claimsOnly, nobody, type Persona } from './persona.ts';

/** Karl Wikström: blocked in both systems, which show nothing of him. He can write, and order an extract. */
export const blocked: Persona = {
  ...nobody,
  matrixCustomerType: 'blockedMatrixCustomer',
  damageCustomerType: 'BlockedCustomer',
  conversations: [whyBlocked],
  extractsDaysAgo: [6],
};

/** Vera Öman: known to neither system, and has never written. */
export const notCustomer: Persona = nobody;

/** Lovisa Björk: neither system can tell today who she is to it. */
export const notAvailable: Persona = {
  ...nobody,
  matrixCustomerType: 'notAvailable',
  damageCustomerType: 'NotAvailable',
};

/** Oskar Tengblad: damages, and never a claim. */
export const damageOnly: Persona = {
  ...nobody,
  damageCustomerType: 'Customer',
  damages: manyDamages,
  conversations: [aboutDamage],
};

/** Hanna Rydell: claims, and in the damage system a customer whose damages cannot be shown. */
export const noDamage: Persona = {
  ...claimsOnly,
  damageCustomerType: 'NoDamageCustomer',
  cases: [
    {
      referenceNumber: '47210083310',
      state: 'Claim',
      items: [{ caseType: 'självrisk', capital: 2000, damagedDaysAgo: 74 }],
      vehicles: ['RYD318'],
    },
    {
      referenceNumber: '47210080076',
      state: 'Reminder',
      items: [{ caseType: 'of-ärende', startedDaysAgo: 83, endedDaysAgo: 70, dayCharge: 45 }],
      vehicles: ['RYD318'],
      overdueDays: 14,
    },
  ],
};
