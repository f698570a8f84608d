export const session = {
  loggedOut: {
    title: 'Du är utloggad',
    text: 'Stäng webbläsaren om fler använder samma dator eller mobil.',
    logInAgain: 'Logga in igen',
    failed:
      'Vi kunde inte nå servern för att logga ut dig helt. Dina uppgifter visas inte längre här.',
    tryAgain: 'Försök logga ut igen',
  },
} as const;
