import { provider } from './provider.ts';

export const shell = {
  siteName: 'Mina sidor',
  providerName: provider.name,
  home: `${provider.name}, till startsidan`,
  skipLink: 'Gå till innehåll',
  mainNavigation: 'Huvudmeny',
  informationTitle: 'Aktuellt från oss',
  logOut: 'Logga ut',
  englishLink: 'English',
  unread: { one: '{count} oläst meddelande', other: '{count} olästa meddelanden' },
  /** Shown only in Internet Explorer. */
  outdatedBrowser:
    'Du använder en gammal webbläsare. För att Mina sidor ska fungera bra rekommenderar vi att du byter till en annan webbläsare, t.ex. Chrome, Edge eller Firefox.',
  /** The only English text on the site besides the button that opens it, for visitors who do not read Swedish. */
  englishInfo: {
    title: 'Information in English',
    text: 'Mina sidor is only available in Swedish. If you need help in English, you are welcome to contact us.',
    contact: 'Contact us in English',
    close: 'Close',
  },
  footer: {
    contactHeading: 'Kontakta oss',
    sendMessage: 'Skicka meddelande',
    logInAndSendMessage: 'Logga in och skicka meddelande',
    call: 'Ring oss',
    informationHeading: 'Information',
    paymentOptions: 'Betalnings\u00ADalternativ',
    applyForPaymentPlan: 'Ansök om avbetalningsplan',
    cookies: 'Om kakor',
    terms: 'Villkor',
    personalData: 'Personuppgifter',
    accessibility: 'Tillgänglighet',
    registerExtract: 'Beställ registerutdrag',
  },
  cookieBanner: {
    label: 'Information om kakor',
    text: 'Vi använder bara kakor som behövs.',
    more: 'Läs om kakor',
    close: 'Stäng',
    closeContext: 'information om kakor',
  },
  cookies: {
    title: 'Om kakor',
    lead: 'Mina sidor använder bara kakor och lagring som behövs för att sidan ska fungera. Därför frågar vi inte om samtycke.',
    storageHeading: 'Det här sparas i din webbläsare',
    session: 'Inloggningen: håller dig inloggad och försvinner när du loggar ut.',
    antiForgery: 'Skydd mot förfalskade anrop (XSRF-TOKEN): försvinner när du loggar ut.',
    cookieInfoVersion: 'Att du har läst det här (cookieInfoVersion): försvinner efter ett år.',
    bankId: 'Att du loggar in med BankID-appen (loginInApp): försvinner när du kommer tillbaka.',
    lastAction: 'När du senast gjorde något (lastAction): så kan vi logga ut dig i tid.',
    logOutDue: 'Att du ska loggas ut (logOutDue): försvinner när utloggningen har nått oss.',
    loginId: 'Ett nummer för din inloggning (loginId): försvinner när du loggar ut.',
    drafts:
      'Det du skriver till oss (drafts): försvinner när du har skickat det eller stänger fliken.',
    extractContact:
      'Din e-postadress och ditt mobilnummer i en beställning (extractContact): försvinner när du har beställt eller stänger fliken.',
    listSettings:
      'Hur du har sorterat och filtrerat listor (listSettings): försvinner när du loggar ut eller stänger fliken.',
    payments:
      'Vad du har betalat (payments): försvinner när du loggar ut, annars när du öppnar Mina sidor efter ett dygn. Att du har betalat finns kvar tills vi vet om det.',
    rememberedPath:
      'Sidan du ville till före inloggningen (rememberedPath): försvinner när du har kommit dit eller stänger fliken.',
    reloadedFor:
      'Att sidan har hämtats om i en ny version (reloadedFor): försvinner när du stänger fliken.',
  },
} as const;
