/** The conversations with the provider. */
export const messages = {
  tabs: {
    label: 'Dina meddelanden',
    started: 'Startade konversationer ({count})',
    /** Keeps the room of the count while it is not known. */
    startedUncounted: 'Startade konversationer (…)',
    newQuestion: 'Ställ en ny fråga',
  },
  loading: 'Hämtar dina konversationer',
  failed: {
    title: 'Något gick fel!',
    text: 'Just nu går det inte att skicka meddelanden eller se startade konversationer.',
    reload: 'Försök igen',
    home: 'Till startsidan',
  },
  keptFor: 'Konversationer visas i minst 30 dagar.',
  empty: {
    text: 'Du har inga startade konversationer.',
    ask: 'Ställ en ny fråga',
  },
  subjects: {
    insurance: 'Trafikförsäkringsavgift',
    damage: 'Skada',
    other: 'Övrigt',
    none: 'Meddelande',
  },
  references: {
    insurance: 'ref',
    damage: 'ärende',
    other: 'ref',
    none: 'ref',
  },
  senders: {
    customer: 'Du',
    damage: 'Skadeavdelningen',
    customerCentre: 'Kundcenter',
  },
  details: {
    one: '{count} meddelande · {latest}',
    other: '{count} meddelanden · {latest}',
  },
  latest: 'senaste {time}',
} as const;
