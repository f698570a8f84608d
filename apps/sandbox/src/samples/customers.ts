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
    key: 'uninsured-many',
    fullName: 'Birgitta Åkesson',
    personalNumber: '196305179860',
    summary: 'Tre oförsäkrade fordon: skulden växer med 255,50 kr per dag.',
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
    key: 'installment-plan',
    fullName: 'Johan Bergdahl',
    personalNumber: '199008269814',
    summary:
      'Fyra avbetalningsplaner: månaden väntar, är betald, är inte aktuell eller är den sista.',
  },
  {
    key: 'plan-at-risk',
    fullName: 'Samira Haddad',
    personalNumber: '199412039902',
    summary: 'En avbetalningsplan som kan avslutas, för en månad är obetald.',
  },
  {
    key: 'payment-in-progress',
    fullName: 'Anton Fjellner',
    personalNumber: '199906149878',
    summary: 'Två betalningar bearbetas, ett krav går att betala.',
  },
  {
    key: 'ospec',
    fullName: 'Linnéa Kvist',
    personalNumber: '200102199924',
    summary: 'En betalning har kommit in som inte hör till något krav än.',
  },
  {
    key: 'combined',
    fullName: 'Nils-Erik Sjögren',
    personalNumber: '195607309837',
    summary: 'Krav som gäller flera fordon, ett fordon och inget fordon.',
  },
  {
    key: 'heavy',
    fullName: 'Gunnar Oxelgren',
    personalNumber: '197204089853',
    summary: 'Så många krav och betalningar att en långsam sida märks.',
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
  {
    key: 'not-available',
    fullName: 'Lovisa Björk',
    personalNumber: '199409099828',
    summary: 'Varken krav eller skador går att visa just nu.',
  },
  {
    key: 'damage-only',
    fullName: 'Oskar Tengblad',
    personalNumber: '198802149867',
    summary: 'Tolv skador, inga krav, ett oläst meddelande.',
  },
  {
    key: 'no-damage',
    fullName: 'Hanna Rydell',
    personalNumber: '197906309914',
    summary: 'Två krav. Skadorna går inte att visa.',
  },
] as const;

export type SampleKey = (typeof sampleCustomers)[number]['key'];

/** The customer whom the phone signs in as when nobody else is named. */
export const standardPersonalNumber = sampleCustomers[0].personalNumber;
