/** The accessibility statement. */
export const accessibility = {
  shortTitle: 'Tillgänglighet',
  lead: 'Alla ska kunna se sin skuld, betala och skriva till oss. Här står vad som fungerar, vad som inte gör det än och vad du kan göra i stället.',
  verdict: {
    heading: 'Hur väl vi uppfyller kraven',
    full: 'Helt förenlig',
    partial: 'Delvis förenlig',
    law: 'med lagen om tillgänglighet till digital offentlig service.',
    noneKnown: 'Vi känner inte till någon brist.',
    known: {
      one: 'En brist är känd och står här nedanför.',
      other: '{count} brister är kända och står här nedanför.',
    },
    service: 'Tjänst',
    serviceName: '{site}, från {provider}',
    standards: 'Krav',
    standardNames: 'WCAG\u00A02.2, nivå A och AA, och EN\u00A0301\u00A0549',
    method: 'Så har vi prövat',
    ownReview: 'Egen granskning',
    means: 'med tangentbord, 400 procents förstoring och automatiska prov.',
    heard:
      'Den {date} lyssnade vi på 14 vanliga besök med skärmläsaren Orca\u00A043 i Firefox och Chromium.',
    notTried:
      'Vi har inte prövat i mobilen med VoiceOver eller TalkBack, och inte med NVDA eller JAWS.',
    reviewed: 'Senast granskad',
    updated: 'Sidan uppdaterad',
  },
  deficiencies: {
    heading: 'Det här fungerar inte än',
    count: { one: 'En brist.', other: '{count} brister.' },
    lead: 'För varje står vem den drabbar, varför den finns och vad du kan göra i stället.',
    instead: 'Gör så här i stället.',
    /** By the names in the portal's list, which decides what the page shows. */
    list: {
      paymentWindow: {
        title: 'Fönstret där du betalar',
        why: 'Fönstret kommer från företaget som tar emot betalningen. Vi kan inte ändra det och har inte prövat det med hjälpmedel.',
        instead: 'Betala med Plusgiro och OCR-nummer. De står vid varje krav och går att kopiera.',
        mended: 'Granskas senast {date}. Det vi hittar ska företaget rätta.',
      },
      qrCode: {
        title: 'QR-koden för BankID',
        why: 'Koden byts varje sekund. Du måste rikta en kamera mot den innan tiden går ut.',
        instead: 'Logga in i mobilen och välj BankID på denna enhet. Då behövs ingen kamera.',
        mended: 'Rättas när BankID ändrar sin kod. Vi kan inte göra det själva.',
      },
      dateFields: {
        title: 'Datum i filtret för dokument',
        why: 'Datumfälten är webbläsarens egna. Om den är inställd på ett annat språk läses år, månad och dag upp på det språket.',
        instead: 'Sortera dokumenten efter datum, eller välj svenska i webbläsaren.',
        mended: 'Rättas inte, för fälten fungerar bäst så som du är van vid dem.',
      },
    },
  },
  /** Whom a deficiency concerns, in the words of the supervising authority. */
  situations: {
    withoutSight: 'Utan syn',
    lowVision: 'Nedsatt syn',
    dexterity: 'Nedsatt finmotorik',
  },
  exempt: {
    heading: 'Det som lagen undantar',
    nothing:
      'Vi har inte undantagit något innehåll med stöd av 12\u00A0§ i lagen om tillgänglighet till digital offentlig service (2018:1937).',
    outside: 'Kartor, direktsänd film och äldre film finns inte på Mina sidor.',
    files: 'Filer som du eller någon annan har skickat in visas som de är.',
  },
  supervision: {
    heading: 'Tillsyn',
    text: '{authority}, {short}, ser till att lagen följs. Om du har sagt till oss men inte är nöjd med svaret kan du anmäla det till dem.',
    complain: 'Anmäl till {authority}',
  },
  report: {
    heading: 'Har du stött på ett hinder?',
    text: 'Skriv vilken sida det gäller, vad du ville göra och vilka hjälpmedel du använder. Vi hjälper dig vidare och rättar felet.',
    report: 'Anmäl ett hinder',
    call: 'Ring oss',
  },
  contents: 'På den här sidan',
} as const;
