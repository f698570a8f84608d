export const session = {
  loggedOut: {
    /** Keyed by reason. A customer who pressed the log-out button needs none. */
    reasons: {
      otherTab: 'Du har loggat ut i en annan flik eller ett annat fönster.',
      sessionEnded: 'Din inloggning har gått ut. Logga in igen för att fortsätta.',
      inactivity:
        'Du har inte gjort något på 15\u00A0minuter. Vi loggade ut dig för att skydda dina uppgifter.',
    },
    /** The customer has approved a payment that the provider had not confirmed when the session ended. */
    paid: {
      title: 'Tack för din betalning',
      text: 'Du har godkänt betalningen. Betala inte igen, även om skulden inte har minskat än när du loggar in.',
    },
    anotherBegun: 'Du hade påbörjat en betalning till',
    /** Keyed by the call that met the expired session. */
    refused: {
      payment: {
        title: 'Ingen betalning startades',
        text: 'Du kan betala när du har loggat in igen. Om du har godkänt en betalning i Swish ska du inte betala igen.',
      },
      extractOrder: {
        title: 'Beställningen av registerutdraget kom inte fram',
        text: 'Du kan beställa när du har loggat in igen.',
      },
      compilationOrder: {
        title: 'Beställningen av skuldsammanställningen kom inte fram',
        text: 'Du kan beställa när du har loggat in igen.',
      },
    },
    /** An order was under way, or had got no answer, at the log-out. */
    mayBeOrdered: {
      extractOrder: {
        title: 'Vi vet inte om du har beställt ett registerutdrag',
        text: 'Vi fick inget besked innan du loggades ut. Beställ igen. Du får ändå bara ett utdrag.',
      },
      compilationOrder: {
        title: 'Vi vet inte om du har beställt en skuldsammanställning',
        text: 'Vi fick inget besked innan du loggades ut. Titta bland dina dokument innan du beställer igen.',
      },
    },
    text: 'Stäng webbläsaren om fler använder samma dator eller mobil.',
    logInAgain: 'Logga in igen',
    failed:
      'Vi kunde inte nå servern för att logga ut dig helt. Dina uppgifter visas inte längre här.',
    tryAgain: 'Försök logga ut igen',
  },
  /** Before the automatic log-out of an inactive customer. */
  inactivity: {
    title: 'Du loggas snart ut',
    text: 'Du har inte gjort något på en stund. Därför loggar vi ut dig för att skydda dina uppgifter.',
    minutes: { one: '{count}\u00A0minut', other: '{count}\u00A0minuter' },
    seconds: { one: '{count}\u00A0sekund', other: '{count}\u00A0sekunder' },
    minutesAndSeconds: '{minutes} och {seconds}',
    said: 'Du loggas ut om {time}.',
    stay: 'Fortsätt vara inloggad',
    stillLoggedIn: 'Du är fortfarande inloggad.',
  },
} as const;
