/**
 * The one table of sample customers. The personal numbers come from the range that the Swedish Tax Agency
 * keeps for tests (birth numbers 980–999), so none of them belongs to a person.
 */
export const sampleCustomers = [
  {
    key: 'standard',
    fullName: 'Maja Lindqvist',
    personalNumber: '198704129843',
    summary: 'Tolv aktiva krav i alla lägen, tre avslutade, två olästa meddelanden.',
  },
  {
    key: 'uninsured-one',
    fullName: 'Ivar Sandström',
    personalNumber: '197509239831',
    summary: 'Ett oförsäkrat fordon: skulden växer för varje dag.',
  },
  {
    key: 'single-case',
    fullName: 'Signe Hallberg',
    personalNumber: '199201309805',
    summary: 'Ett enda krav, som går att betala.',
  },
  {
    key: 'no-debt',
    fullName: 'Elsa Nyman',
    personalNumber: '196808179854',
    summary: 'Ingen skuld, bara avslutade krav.',
  },
  {
    key: 'blocked',
    fullName: 'Karl Wikström',
    personalNumber: '198111059864',
    summary: 'Spärrad i både krav och skador: ser förklaringar i stället.',
  },
  {
    key: 'not-customer',
    fullName: 'Vera Öman',
    personalNumber: '195906029896',
    summary: 'Har varken krav eller skador.',
  },
] as const;

export type SampleKey = (typeof sampleCustomers)[number]['key'];

/** The customer whom the phone signs in as when nobody else is named. */
export const standardPersonalNumber = sampleCustomers[0].personalNumber;
