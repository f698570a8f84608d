export const errors = {
  connection: 'Något gick fel. Det kan bero på ett avbrott i nätverksuppkopplingen.',
  /** When a server has answered, so that the network is not the cause. */
  answered: {
    title: 'Något gick fel!',
    text: 'Vi kan inte hämta dina uppgifter just nu. Försök igen om en stund.',
  },
  tryAgain: 'Försök igen',
  unexpected: 'Oops! Ett oväntat problem har inträffat.',
  unexpectedTitle: 'Ett oväntat problem har inträffat',
  contact: 'Kontakta oss',
  home: 'Till Mina sidor',
  outdated: {
    title: 'Sidan kunde inte uppdateras',
    text: 'Uppgifterna du ser kan ha ändrats.',
    done: 'Sidan är uppdaterad.',
  },
  newRelease: {
    title: 'Mina sidor har uppdaterats',
    text: 'Ladda om för att öppna sidan.',
    /** When the browser cannot keep what the customer has written. */
    copyFirst:
      'Gå först tillbaka och kopiera det du har skrivit, för det finns inte kvar när sidan har laddats om.',
    /** When files are attached. */
    attachAgain: 'Filer som du har bifogat behöver du bifoga igen.',
    reload: 'Ladda om',
  },
  slowStart: {
    text: 'Sidan har inte kunnat starta. Kontrollera att du är uppkopplad till internet.',
    reload: 'Ladda sidan igen',
    or: 'eller',
    contact: 'kontakta oss',
  },
  unreachable: 'Något gick fel!',
} as const;
