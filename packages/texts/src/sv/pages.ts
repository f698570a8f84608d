/** Titles and short pages that belong to no feature. */
export const pages = {
  notFound: {
    title: 'Oj, fel sida!',
    text: 'Sidan du sökte kunde inte hittas.',
    toOverview: 'Till översikten',
    toLogin: 'Till inloggningen',
    sendMessage: 'Skicka meddelande',
    logInAndSendMessage: 'Logga in och skicka meddelande',
    call: 'Ring oss',
  },
  maintenance: {
    title: 'Underhåll pågår!',
    text: 'Just nu kan du inte använda Mina sidor.',
    contact: 'Kontakta oss',
  },
  loading: 'Hämtar sidan',
} as const;
