/** Ordering a register extract. */
export const registerExtract = {
  lead: 'Ett registerutdrag visar vilka personuppgifter vi har om dig. Det kostar ingenting.',
  ready:
    'Utdraget är klart inom 30\u00A0dagar. Sedan kan du hämta det här på Mina sidor i 3\u00A0månader.',
  form: {
    heading: 'Beställ registerutdrag',
    why: 'Vi behöver kunna nå dig om din beställning.',
    review: 'Granska och beställ',
    fillInFirst: 'Fyll i e-postadress och mobilnummer först.',
    correctFirst: 'Rätta det som är fel först.',
  },
  review: {
    title: 'Granska din beställning',
    text: 'Stämmer uppgifterna?',
    order: 'Beställ registerutdrag',
    orderAgain: 'Beställ igen',
    ordering: 'Beställer registerutdraget',
    change: 'Ändra uppgifterna',
  },
  unknown: {
    title: 'Vi vet inte om beställningen kom fram',
    text: 'Vi fick inget besked. Beställ igen. Du får ändå bara ett utdrag.',
  },
  ordered: {
    title: 'Ditt registerutdrag är beställt',
    thanks: 'Vi har tagit emot din beställning.',
    ready:
      'Utdraget är klart inom 30\u00A0dagar. Då ligger det bland dina dokument, och du kan hämta det i 3\u00A0månader.',
    toDocuments: 'Till dina dokument',
    toOverview: 'Till översikten',
  },
} as const;
