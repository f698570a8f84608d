/** The list of the customer's damages. */
export const damages = {
  intro: 'Här ser du de skador som är registrerade hos oss.',
  caption: 'Dina skador',
  loading: 'Hämtar dina skador',
  type: 'Skada',
  date: 'Skadedag',
  number: 'Ärendenummer',
  webNumber: 'Webbnummer',
  none: 'Det finns inga registrerade skador.',
  failed: 'Vi kan inte visa dina skador just nu.',
  failedText: 'Försök igen om en stund.',
  reload: 'Försök igen',
  wayOn: {
    title: 'Har du råkat ut för en skada?',
    text: 'Du kan anmäla den på nätet. Sedan kan du följa den här.',
    report: 'Anmäl en skada',
    addTitle: 'Vill du lägga till något?',
    /** Where the link does not name the damage. */
    addNumber: 'Skriv skadans ärendenummer så hittar vi rätt.',
    addNumberLike: 'Skriv skadans ärendenummer, till exempel {number}, så hittar vi rätt.',
    add: 'Skicka ett meddelande',
    addTo: 'Skriv till oss om skada {number}',
  },
} as const;
