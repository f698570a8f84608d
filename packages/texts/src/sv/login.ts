export const login = {
  welcome: 'Välkommen till Mina\u00A0sidor',
  lead: 'Här ser du din skuld och dina krav, betalar, läser dokument och skriver till oss.',
  heading: 'Logga in med BankID',
  intro: 'Du legitimerar dig i BankID-appen.',
  consent: 'Jag godkän\u00ADner villkoren för Mina sidor.',
  consentTerms: 'Läs villkoren',
  consentCookies: 'Läs om kakor',
  cookiesRefused: {
    title: 'Kakor är avstängda i din webbläsare',
    text: 'De behövs för att du ska kunna logga in. Tillåt kakor för den här webbplatsen och ladda sedan om sidan.',
  },
  consentMissing: 'Du måste godkänna villkoren för att kunna starta inloggningen.',
  start: 'Starta inloggning',
  startThisDevice: 'BankID på denna enhet',
  startOtherDevice: 'BankID på annan enhet',
  help: 'Hjälp med BankID',
  starting: 'Startar inloggningen',
  cancel: 'Avbryt',
  loadingState: 'Kontrollerar om inloggningen är öppen',
  qr: {
    heading: 'Läs av QR-koden',
    label: 'QR-kod för BankID',
    open: 'Öppna BankID-appen i mobilen.',
    tap: 'Tryck på QR-ikonen i appen.',
    aim: 'Rikta kameran mot QR-koden.',
    missing: 'QR-koden kan inte visas',
    reload: 'Ladda om sidan',
  },
  autostart: {
    heading: 'Öppna BankID på den här enheten',
    open: 'Öppna BankID-appen',
    intro: 'Tryck på knappen om appen inte öppnas av sig själv.',
    /** For browsers that BankID's app cannot open again. */
    backByHand: 'Gå tillbaka till den här sidan när du har legitimerat dig i appen.',
  },
  steps: {
    label: 'Inloggningens steg',
    open: 'Öppna appen',
    sign: 'Legitimera dig',
    done: 'Klart',
  },
  /**
   * Keyed by BankID's hint code, standard texts RFA1, RFA13, RFA15 and RFA23; other codes keep the step's first text.
   */
  waiting: {
    qr: 'Väntar på BankID …',
    autostart: 'Försöker starta BankID-appen.',
    startedByQr: 'Söker efter BankID i appen.',
    startedOnThisDevice:
      'Söker efter BankID. Säkerställ att du har ett giltigt BankID på den här enheten.',
    userMrtd: 'Fotografera och läs av din ID-handling med BankID-appen.',
    unknown: 'En identifiering eller underskrift pågår.',
  },
  signing: {
    heading: 'Legitimera dig i appen',
    text: 'Skriv in din säkerhetskod i BankID-appen och välj Identifiera.',
  },
  finalizing: {
    heading: 'Du är legitimerad',
    text: 'Vi loggar in dig. Det tar bara ett ögonblick.',
  },
  errors: {
    heading: 'Inloggningen lyckades inte',
    expiredTransaction:
      'BankID-appen svarar inte. Kontrollera att den är startad och att du har internet\u00ADanslutning. Försök sedan igen.',
    certificateErr:
      'Ditt BankID är för gammalt eller spärrat. Använd ett annat BankID eller skaffa ett nytt hos din bank.',
    userCancel: 'Åtgärden avbruten.',
    network: 'Nätverksfel',
    timeout: 'Inloggningen avbröts. Försök gärna igen.',
    tooMany:
      'Just nu är det för många som försöker logga in härifrån. Vänta en minut och försök igen.',
    unknown: 'Okänt fel. Försök igen.',
  },
  dummy: {
    heading: 'Logga in utan BankID',
    intro: 'Finns bara i provmiljön.',
    personalNumber: 'Personnummer',
    hint: '10 eller 12 siffror',
    submit: 'Logga in utan BankID',
    invalid: 'Kontrollera personnummer och försök igen',
  },
  sandbox: {
    title: 'Det här är en provmiljö.',
    link: 'Välj en exempelkund eller spela BankID-appen',
  },
  about: {
    heading: 'Om Mina sidor',
    messages: 'Du kan skicka meddelanden och bifoga filer, även om du inte är kund hos oss.',
    messagesHow: 'Logga in med BankID eller',
    messagesContact: 'kontakta oss på annat sätt',
    claims:
      'Om du har ett krav ser du din skuld och vad kravet gäller. Du kan betala med Swish, se registrerade betalningar och ladda ner dokument.',
    damage:
      'Om du har anmält en skada ser du att den är registrerad. Du får information och kan komplettera anmälan.',
  },
  requirements: {
    heading: 'Systemkrav',
    browsers: 'Mina sidor fungerar i Chrome, Firefox, Edge och Safari.',
    operatingSystem: 'Håll datorns eller mobilens operativsystem uppdaterat.',
  },
} as const;
