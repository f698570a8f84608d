import type { ConversationPlan } from '../conversationPlan.ts';

/** About a claim; one file can be fetched. */
const claim: ConversationPlan = {
  subject: 'insurance',
  referenceNumber: '47110023918',
  readByCustomer: false,
  messages: [
    {
      from: 'customer',
      daysAgo: 4,
      at: '14:05',
      text: 'Hej! Jag ställde av bilen den 1 augusti men skulden fortsatte öka. Kan ni titta på det?',
    },
    {
      from: 'customerCentre',
      daysAgo: 3,
      at: '09:10',
      text: 'Hej Maja! Skicka gärna en bild på bekräftelsen från Transportstyrelsen så rättar vi perioden.',
    },
    {
      from: 'customer',
      daysAgo: 2,
      at: '10:42',
      text: 'Här kommer den.',
      files: [{ name: 'bekraftelse-avstallning.pdf', kilobytes: 214 }],
    },
    {
      from: 'customerCentre',
      daysAgo: 1,
      at: '17:05',
      text: 'Tack!\nVi har rättat perioden, och skulden räknas om under natten.',
    },
  ],
};

/** About a damage; a file is being looked through. */
const damage: ConversationPlan = {
  subject: 'damage',
  referenceNumber: '2026/1187',
  readByCustomer: false,
  messages: [
    {
      from: 'customer',
      daysAgo: 6,
      at: '18:24',
      text: 'Hej! Här är bilderna på skadan som ni frågade efter.',
      files: [
        { name: 'skada-höger-dörr.png' },
        { name: 'skadeanmälan.pdf', kilobytes: 96, isHeld: true },
      ],
    },
    {
      from: 'customerCentre',
      daysAgo: 5,
      at: '08:15',
      text: 'Hej! Vi har lämnat ditt meddelande till skadeavdelningen.',
    },
    {
      from: 'damage',
      daysAgo: 1,
      at: '16:30',
      text: 'Hej Maja! Tack, vi har fått bilderna. Vi återkommer när vi har bedömt skadan.',
    },
  ],
};

/** About something else, from long ago; a file has been erased. */
const other: ConversationPlan = {
  subject: 'other',
  readByCustomer: true,
  messages: [
    {
      from: 'customer',
      daysAgo: 34,
      at: '09:55',
      text: 'Hej! Jag skickar mitt läkarintyg. Behöver ni något mer?',
      files: [{ name: 'läkarintyg.pdf', kilobytes: 132, removedDaysAgo: 30 }],
    },
    {
      from: 'customerCentre',
      daysAgo: 33,
      at: '13:40',
      text: 'Hej Maja! Nej, vi behöver inget intyg för det här. Vi har tagit bort filen.',
    },
  ],
};

/** Maja Lindqvist's conversations, of which two have something new. */
export const standardConversations: readonly ConversationPlan[] = [claim, damage, other];
