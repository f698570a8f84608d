export const documents = {
  title: 'Dokument',
  compilations: {
    heading: 'Skuldsammanställningar',
    document: 'Dokument',
    date: 'Datum',
    none: 'Du har inga skuldsammanställningar.',
    order: 'Beställ en på sidan Krav',
    failed: 'Något gick fel när vi skulle hämta dokument',
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
  },
  notShownYet: 'Kravbrev, avtal om avbetalningsplan och registerutdrag visas inte här än.',
} as const;
