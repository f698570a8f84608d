/** The list of the customer's damages. */
export const damages = {
  intro: 'Här ser du de skador som är registrerade hos oss.',
  writeIntro: 'Du kan skriva till oss om en skada och skicka bilder.',
  caption: 'Dina skador',
  loading: 'Hämtar dina skador',
  type: 'Skada',
  date: 'Skadedag',
  number: 'Ärendenummer',
  webNumber: 'Webbnummer',
  write: 'Skriv',
  /** Read after it. */
  writeAbout: 'till oss om skada {number}',
  writeAboutUnnumbered: 'till oss om skadan',
  none: 'Det finns inga registrerade skador.',
  failed: 'Vi kan inte visa dina skador just nu.',
  failedText: 'Försök igen om en stund.',
  reload: 'Försök igen',
  wayOn: {
    title: 'Har du råkat ut för en skada?',
    text: 'Du kan anmäla den på nätet. Sedan kan du följa den här.',
    report: 'Anmäl en skada',
  },
} as const;
