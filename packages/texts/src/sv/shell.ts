import { provider } from './provider.ts';

export const shell = {
  siteName: 'Mina sidor',
  providerName: provider.name,
  /** For customers; `homeOfVisitor` for those who are not logged in. */
  home: `${provider.name}, till översikten`,
  homeOfVisitor: `${provider.name}, till inloggningen`,
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
    applyForPaymentPlan: 'Ansök om avbetal\u00ADnings\u00ADplan',
    cookies: 'Om kakor',
    terms: 'Villkor',
    personalData: 'Person\u00ADuppgifter',
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
    lead: 'Vi sparar bara det som behövs för att du ska kunna logga in och använda sidan.',
    storageHeading: 'Det här sparas i din webbläsare',
    session: 'Inloggningen: håller dig inloggad och försvinner när du loggar ut.',
    antiForgery: 'Skydd mot förfalskade anrop: försvinner när du loggar ut.',
    cookieInfoVersion: 'Att du har läst det här: försvinner efter ett år.',
    loginInApp: 'Att du loggar in med BankID-appen: försvinner när du kommer tillbaka.',
    lastAction: 'När du senast gjorde något: så kan vi logga ut dig i tid.',
    logOutDue: 'Att du har loggat ut: försvinner när utloggningen är klar.',
    loginId: 'Ett nummer för din inloggning: försvinner när du loggar ut.',
    drafts: 'Det du skriver till oss: försvinner när du har skickat det eller stänger fliken.',
    extractContact:
      'Din e-postadress och ditt mobilnummer i en beställning: försvinner när du har beställt eller stänger fliken.',
    contact:
      'Din e-postadress och ditt mobilnummer: försvinner när du loggar ut eller stänger fliken.',
    extractOrder:
      'Ett registerutdrag som kanske är beställt: försvinner när du vet det eller stänger fliken.',
    compilationOrder:
      'En skuldsammanställning som kanske är beställd: försvinner när du vet det eller stänger fliken.',
    listSettings:
      'Hur du har sorterat och filtrerat listor: försvinner när du loggar ut eller stänger fliken.',
    payments:
      'Vad du har betalat: försvinner när du loggar ut, annars när du öppnar Mina sidor efter ett dygn. Att du har betalat finns kvar tills vi vet om det.',
    callsAhead: 'Vilka sidor du kan öppna: så att de visas snabbare. Försvinner när du loggar ut.',
    rememberedPath:
      'Sidan du ville till före inloggningen: försvinner när du har kommit dit eller stänger fliken.',
    reloadedFor: 'Att sidan har hämtats om i en ny version: försvinner när du stänger fliken.',
  },
} as const;
