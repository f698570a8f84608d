export const documents = {
  lead: 'Brev, utdrag och avtal som vi har skickat till dig.',
  loading: 'Hämtar dina dokument',
  columns: {
    document: 'Dokument',
    /** Read after a document's name. */
    ofCase: 'krav {referenceNumber}',
    referenceNumber: 'Referensnummer',
    sentVia: 'Skickat via',
    date: 'Datum',
  },
  filter: {
    all: 'Alla',
    unfiltered: '{total} dokument',
    shown: 'Visar {hits} av {total} dokument',
    found: '{hits} av {total} dokument passar filtret',
    noHits: 'Inga dokument passar filtret.',
  },
  demands: {
    heading: 'Kravbrev och utskick',
    none: 'Du har inga kravbrev eller utskick.',
    limit: 'Kravbrev från tiden före april 2013 visas inte.',
  },
  agreements: {
    heading: 'Avtal om avbetalningsplan',
    none: 'Du har inget avtal om avbetalningsplan.',
  },
  compilations: {
    heading: 'Skuldsammanställningar',
    none: 'Du har inga skuldsammanställningar.',
    order: 'Beställ en på sidan Krav',
  },
  extracts: {
    heading: 'Registerutdrag',
    none: 'Du har inga registerutdrag.',
    order: 'Beställ registerutdrag',
    limit: 'Ett registerutdrag finns kvar här i 3\u00A0månader.',
  },
  noDocuments: {
    title: 'Du har inga dokument här än',
    text: 'Här samlar vi kravbrev, avtal, skuldsammanställningar och registerutdrag när vi skickar något till dig.',
    orderCompilation: 'Beställ skuldsammanställning på sidan Krav',
  },
  someFailed: {
    title: 'En del dokument kan inte visas just nu',
    text: 'Det som vi kunde hämta ser du här nedanför.',
  },
  failed: {
    all: 'Något gick fel när vi skulle hämta dokument',
    claims: 'Något gick fel när vi skulle hämta dokument om dina krav',
    extracts: 'Något gick fel när vi skulle hämta registerutdrag',
    text: 'Försök igen om en stund.',
    reload: 'Försök igen',
  },
  offline: {
    title: 'Dokumenten om dina krav är stängda just nu',
    text: 'Försök igen om en stund.',
  },
  notAvailable: {
    title: 'Vi kan inte visa dokumenten om dina krav just nu',
    text: 'Försök igen om en stund.',
  },
  blocked: {
    title: 'Vi kan inte visa dokumenten om dina krav här',
    text: 'Hör av dig till oss om du vill ha dem.',
    contact: 'Kontakta oss',
  },
} as const;
