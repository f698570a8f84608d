/** The conversations with the provider. */
export const messages = {
  tabs: {
    label: 'Dina meddelanden',
    started: 'Startade konversationer ({count})',
    /** Takes the count's place while the count is unknown. */
    startedUncounted: 'Startade konversationer (…)',
    newQuestion: 'Ställ en ny fråga',
    newQuestionMarked: 'Ställ en ny fråga · {mark}',
  },
  /** The status of the customer's own text, in a word or two. */
  draftMarks: {
    notSent: 'Utkast, inte skickat',
    sending: 'Skickas',
    unknown: 'Kanske inte skickat',
  },
  arrived: 'Nytt meddelande från {sender} i {subject}',
  /** The result of sending, when the customer has left the conversation. */
  endings: {
    notSent: 'Ditt meddelande skickades inte',
    unknown: 'Vi vet inte om ditt meddelande kom fram',
    sent: 'Ditt meddelande är skickat',
  },
  /** The same for a page that does not show the messages. */
  elsewhere: {
    textKept: 'Texten finns kvar.',
    filesKept: 'Det du har bifogat finns kvar så länge du inte laddar om sidan eller loggar ut.',
    whenOpen: 'Du kan försöka igen när meddelanden är öppna.',
    again: 'Du kan skicka det igen. Det sparas bara en gång.',
    link: 'Till dina meddelanden',
  },
  /** The same for a customer who is logged out. */
  loggedOut: {
    text: 'Texten finns kvar om du loggar in igen i den här fliken. Filer behöver du bifoga igen.',
    written: 'Det du har skrivit till oss finns kvar om du loggar in igen i den här fliken.',
  },
  loading: 'Hämtar dina konversationer',
  failed: {
    title: 'Något gick fel!',
    text: 'Just nu går det inte att skicka meddelanden eller se startade konversationer.',
    reload: 'Försök igen',
    home: 'Till översikten',
  },
  keptFor: 'Konversationer visas i minst 30\u00A0dagar.',
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
  /** A damage has none: its subject is the word. */
  references: {
    insurance: 'Krav',
    other: 'Referensnummer',
    none: 'Referensnummer',
  },
  senders: {
    customer: 'Du',
    damage: 'Skadeavdelningen',
    customerCentre: 'Kundcenter',
  },
  count: { one: '{count}\u00A0meddelande', other: '{count}\u00A0meddelanden' },
  files: { one: '{count} fil', other: '{count} filer' },
  /** Above the first message that the customer has not read. */
  unread: { one: '{count} oläst meddelande', other: '{count} olästa meddelanden' },
  search: {
    label: 'Sök i dina meddelanden',
    hint: 'Ord, namn eller referensnummer',
    found: { one: '{count} konversation passar.', other: '{count} konversationer passar.' },
    none: 'Ingen konversation passar ”{query}”.',
    clear: 'Visa alla konversationer',
  },
  showing: 'Visar {visible} av {total}, de nyaste först.',
} as const;
