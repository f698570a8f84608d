import type { ConversationPlan } from '../conversationPlan.ts';

/** Johan Bergdahl asks about his plan, and has read the answer. */
export const aboutPlan: ConversationPlan = {
  subject: 'insurance',
  readByCustomer: true,
  messages: [
    {
      from: 'customer',
      daysAgo: 21,
      at: '19:12',
      text: 'Hej! Kan jag betala två månader på en gång i min avbetalningsplan?',
    },
    {
      from: 'customerCentre',
      daysAgo: 20,
      at: '08:47',
      text: 'Hej Johan! Ja, betala in båda beloppen på samma OCR-nummer. Nästa månad räknas då som betald.',
    },
  ],
};

/** Samira Haddad has missed a month and not yet read what it means. */
export const missedMonth: ConversationPlan = {
  subject: 'insurance',
  referenceNumber: '47170019286',
  readByCustomer: false,
  messages: [
    {
      from: 'customerCentre',
      daysAgo: 2,
      at: '09:30',
      text: 'Hej! Vi har inte fått hela betalningen för den här månaden. Betala det som är kvar, annars kan planen avslutas.',
    },
  ],
};

/** Ivar Sandström is told that his car has to be insured. */
export const reminder: ConversationPlan = {
  subject: 'insurance',
  readByCustomer: false,
  messages: [
    {
      from: 'customerCentre',
      daysAgo: 3,
      at: '11:05',
      text: 'Hej Ivar! Ditt fordon saknar fortfarande trafikförsäkring. Försäkra det eller ställ av det, så slutar skulden att växa.',
    },
  ],
};

/** Birgitta Åkesson asked about two motorcycles. */
export const motorcycles: ConversationPlan = {
  subject: 'insurance',
  readByCustomer: true,
  messages: [
    {
      from: 'customer',
      daysAgo: 40,
      at: '13:20',
      text: 'Hej! Varför gäller ett krav båda mina motorcyklar?',
    },
    {
      from: 'customerCentre',
      daysAgo: 39,
      at: '10:02',
      text: 'Hej Birgitta! De saknade försäkring samtidigt, och då samlar vi dem i ett krav.',
    },
  ],
};

/** Elsa Nyman has moved. */
export const newAddress: ConversationPlan = {
  subject: 'other',
  readByCustomer: true,
  messages: [
    {
      from: 'customer',
      daysAgo: 61,
      at: '20:31',
      text: 'Hej! Jag har flyttat. Behöver jag meddela min nya adress till er?',
    },
    {
      from: 'customerCentre',
      daysAgo: 60,
      at: '09:14',
      text: 'Hej Elsa! Nej, vi får den från folkbokföringen.',
    },
  ],
};

/** Karl Wikström asks why the portal shows him nothing, and has read the answer. */
export const whyBlocked: ConversationPlan = {
  subject: 'other',
  readByCustomer: true,
  messages: [
    {
      from: 'customer',
      daysAgo: 12,
      at: '16:20',
      text: 'Hej! Varför kan jag inte se mina krav på Mina sidor?',
    },
    {
      from: 'customerCentre',
      daysAgo: 11,
      at: '10:35',
      text: 'Hej Karl! Dina uppgifter är skyddade, så vi visar dem inte här. Ring oss, så hjälper vi dig.',
    },
  ],
};

/** Oskar Tengblad is asked to complete a damage, and has not read it. */
export const aboutDamage: ConversationPlan = {
  subject: 'damage',
  referenceNumber: '2026/1203',
  readByCustomer: false,
  messages: [
    {
      from: 'damage',
      daysAgo: 2,
      at: '13:15',
      text: 'Hej Oskar! Vi behöver ett foto på fordonets framsida för att bedöma skadan. Kan du skicka det här?',
    },
  ],
};
