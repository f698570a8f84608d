/** What every page needs to know of the others, and short pages that belong to no feature. */
export const pages = {
  titles: {
    accessibility: 'Tillgänglighet för Mina\u00A0sidor',
    case: 'Ärendedetaljer: {id}',
    checkout: 'Betala',
    claims: 'Krav',
    damages: 'Skador',
    documents: 'Dokument',
    loggedOut: 'Du är utloggad',
    login: 'Logga in',
    messages: 'Meddelanden',
    overview: 'Översikt',
    registerExtract: 'Registerutdrag',
  },
  shortTitles: {
    case: 'Ärendedetaljer',
  },
  unreachable: {
    case: 'Vi kan inte hämta ditt ärende just nu. Försök igen om en stund.',
    claims: 'Vi kan inte hämta dina krav just nu. Försök igen om en stund.',
    damages: 'Vi kan inte hämta dina skador just nu. Försök igen om en stund.',
    documents: 'Vi kan inte hämta dina dokument just nu. Försök igen om en stund.',
    messages: 'Vi kan inte hämta dina meddelanden just nu. Försök igen om en stund.',
    registerExtract: 'Du kan tyvärr inte beställa registerutdrag just nu. Försök igen om en stund.',
  },
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
  offline: {
    title: 'Du är inte uppkopplad till internet',
    text: 'Det du har skrivit finns kvar. Sidan uppdateras när du är uppkopplad igen.',
    back: 'Du är uppkopplad igen.',
  },
  loading: 'Hämtar sidan',
  /** When the browser has not replaced the page by the next one. */
  notOpened: {
    title: 'Sidan har inte öppnats',
    text: 'Försök öppna den igen.',
    open: 'Öppna sidan igen',
    checkout: {
      title: 'Betalningen har inte öppnats',
      text: 'Försök öppna den igen, eller gå tillbaka och betala senare.',
      open: 'Öppna betalningen',
      back: 'Tillbaka till krav',
    },
  },
} as const;
