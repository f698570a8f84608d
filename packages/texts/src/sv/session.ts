export const session = {
  loggedOut: {
    title: 'Du är utloggad',
    /** Keyed by why; who has pressed the button knows. */
    reasons: {
      otherTab: 'Du har loggat ut i en annan flik eller ett annat fönster.',
      sessionEnded: 'Din inloggning har gått ut. Logga in igen för att fortsätta.',
      inactivity:
        'Du har inte gjort något på 15 minuter. Vi loggade ut dig för att skydda dina uppgifter.',
    },
    text: 'Stäng webbläsaren om fler använder samma dator eller mobil.',
    logInAgain: 'Logga in igen',
    failed:
      'Vi kunde inte nå servern för att logga ut dig helt. Dina uppgifter visas inte längre här.',
    tryAgain: 'Försök logga ut igen',
  },
} as const;
