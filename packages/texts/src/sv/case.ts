import { formatAmount } from '../format/amount.ts';
import { provider } from './provider.ts';

export const caseDetails = {
  breadcrumbs: 'Brödsmulor',
  back: 'Tillbaka',
  loading: 'Hämtar kravet',
  referenceNumber: 'Referensnummer',
  facts: {
    title: 'Om kravet',
    status: 'Status',
    concerns: 'Kravet gäller',
    registrationNumber: 'Registreringsnummer',
    amount: 'Belopp',
    damageDate: 'Skadedag',
    period: 'Tidsperiod',
  },
  status: { active: 'Aktivt', closed: 'Avslutat' },
  stateInfo: {
    Claim: 'Vi har skickat ett krav som du ska betala.',
    Collection: 'Kravet är inte betalt i tid. Det har gått vidare till inkasso.',
    Foreclosure: 'Kronofogden kan ta pengar eller egendom för att betala skulden.',
    PaymentOrder:
      'Vi har bett Kronofogden att kräva in skulden. Du kan betala eller bestrida kravet hos Kronofogden.',
    Reminder: 'Kravet är inte betalt i tid. Vi har skickat en påminnelse.',
    Decision: 'Kronofogden har beslutat att du ska betala skulden.',
    Verdict: 'En domstol har beslutat att du ska betala skulden.',
    Contestation: 'Du har bestridit kravet. Våra jurister går igenom kravet.',
    InstallmentPlan: 'Du betalar skulden med ett belopp varje månad.',
    TemporaryOffer: 'Du har fått ett erbjudande som gäller under en begränsad tid.',
    Ackord: 'Vi har kommit överens om att du betalar en del av skulden.',
  },
  highlights: {
    uninsured: 'Fordonet är oförsäkrat. Skulden ökar med {amount} per dag.',
    uninsuredUnknownCharge: 'Fordonet är oförsäkrat. Skulden ökar varje dag.',
    severalVehicles: 'Kravet gäller flera perioder eller skador och fler än ett fordon.',
    oneVehicle: 'Kravet gäller flera perioder eller skador.',
    noVehicle: 'Kravet saknar registreringsnummer. Vill du veta mer?',
    noVehicleContact: 'Kontakta oss',
  },
  /** Of a closed case without an amount. */
  settled: 'Kravet är avslutat. Du har inget att betala för det.',
  planAtRisk: {
    title: 'Din avbetalningsplan kan avslutas',
    // That paying the month saves the plan is not certain.
    payMonth: 'Betala månadens belopp i tid. Kontakta oss om du inte kan betala.',
    /** When nothing is to be paid this month, or that is unknown. */
    ask: 'Hör av dig till oss, så berättar vi vad som gäller.',
    contact: 'Kontakta oss',
  },
  /** What a state means, before anything is paid. */
  meaning: {
    Contestation: {
      title: 'Du har bestridit kravet',
      text: 'Våra jurister går igenom kravet. Om det går till domstol avgör domstolen saken i en dom.',
      more: 'Kravet räknas fortfarande med i din skuld.',
      letter: 'Bekräftelse på bestridande',
      write: 'Skriv till oss om kravet',
      beforePaying: 'Vill du fortfarande bestrida kravet? Fråga oss innan du betalar.',
    },
    TemporaryOffer: {
      title: 'Du har fått ett tillfälligt erbjudande',
      text: 'Det gäller under en begränsad tid.',
      /** Only where the letter is found. */
      more: 'Läs villkoren i brevet.',
      letter: 'Tillfälligt erbjudande',
      write: 'Fråga oss om erbjudandet',
      beforePaying: 'Läs brevet först. Erbjudandet kan gälla ett annat belopp.',
    },
    Ackord: {
      title: 'Du har ett ackord',
      text: 'Vi har kommit överens om att du betalar en del av skulden.',
      more: 'Läs villkoren i brevet.',
      letter: 'Överenskommelse',
      write: 'Fråga oss om ackordet',
      beforePaying: 'Läs brevet först. Överenskommelsen kan gälla ett annat belopp.',
    },
  },
  /** Under the link to a letter. */
  letterOf: 'Brev {date}',
  panel: {
    title: 'Betala det här kravet',
    wholePlanTitle: 'Betala hela avbetalningsplanen',
    wholePlan: 'Hela avbetalningsplanen',
    planMissing: {
      title: 'Vi kan inte visa din avbetalningsplan',
      text: 'Beloppet här gäller hela planen. Fråga oss vad du ska betala den här månaden.',
    },
    pay: 'Betala {amount} med Swish',
    payPending: 'Öppnar betalningen',
    withoutOre: 'Swish tar bara hela kronor.',
    numbersTitle: 'Plusgiro och OCR',
    /** Where a payment has come in that is not tied to a case. */
    writeAboutPayment: 'Skriv till oss om betalningen',
    /** Between the first and the last part stands a link to the letter. */
    due: {
      before: 'Sista betalningsdag står i',
      ofDay: '{letter} från {date}',
      /** With its full stop, which would begin a line after the link of a long name. */
      atEnd: '{name}.',
      names: {
        Kravbrev: 'kravbrevet',
        Påminnelse: 'påminnelsen',
        Inkassokrav: 'inkassokravet',
      },
      otherName: 'brevet',
      after: 'Beloppet kan vara högre än i brevet.',
    },
    uninsured: {
      /** Over the amount, which is not all that there will be to pay. */
      amount: 'Beloppet just nu',
      title: 'Du kan inte betala med Swish än',
      text: 'Försäkra fordonet eller ställ av det först. Våra uppgifter uppdateras nästa vardag.',
      byPlusgiro:
        'Betalar du till Plusgiro nu får du betala även för dagarna som kommer, tills fordonet är försäkrat eller avställt.',
    },
    unavailable: {
      title: 'Det går inte att betala här just nu',
      later: 'Försök igen om en stund.',
      plusGiro: 'Betala till Plusgiro i stället, eller försök igen om en stund.',
      /** For a customer who may have approved a payment of it. */
      unlessApproved:
        'Om du inte har godkänt betalningen kan du betala till Plusgiro i stället, eller försöka igen om en stund.',
      month: 'Om du följer avbetalningsplanen betalar du {amount} senast {date}.',
      monthPast: 'Om du följer avbetalningsplanen betalar du {amount}. Sista dag var {date}.',
    },
    unknown: {
      title: 'Beloppet går inte att läsa',
      text: 'Vi vet inte hur mycket som är kvar att betala. Hör av dig till oss innan du betalar.',
      contact: 'Kontakta oss',
    },
    nothing: 'Inget att betala',
  },
  /** How to stop a claim that grows, while a vehicle is uninsured. */
  growth: {
    title: 'Så slutar skulden att öka',
    today: 'I dag',
    tomorrow: 'I morgon',
    inAWeek: 'Om en vecka',
    ifNothingIsDone: 'Så mycket blir kravet om inget görs. Kostnader kan komma till.',
    updated: 'Beloppet uppdateras på vardagar.',
    ways: {
      ofKnown: {
        isUsed: 'Ska {reg} användas?',
        insure: 'Försäkra fordonet.',
        isParked: 'Ska det stå stilla?',
        deregister: 'Ställ av det.',
      },
      ofUnknown: {
        isUsed: 'Ska fordonet användas?',
        insure: 'Försäkra det.',
        isParked: 'Ska det stå stilla?',
        deregister: 'Ställ av det.',
      },
      ofSeveral: {
        isUsed: 'Ska fordonen användas?',
        insure: 'Försäkra dem.',
        isParked: 'Ska de stå stilla?',
        deregister: 'Ställ av dem.',
      },
    },
    insurers: 'Hitta försäkringsbolag',
    transportAuthority: 'Till Transportstyrelsen',
    isDone: 'Redan gjort? Det syns här tidigast nästa vardag.',
  },
  /** What the claim costs at a later stage. */
  waiting: {
    title: 'Om du väntar med att betala',
    now: 'Nu',
    collection: { stage: 'Hos inkasso', cost: '{amount} extra, och ränta' },
    enforcement: { stage: 'Hos Kronofogden', cost: '{amount} till för ansökan, och ränta' },
    atLeast: 'minst {amount}',
    unknownDay: 'Vi vet inte vilken dag kravet går vidare.',
  },
  progress: {
    title: 'Om du inte betalar i tid',
    /** Around it while a payment is on its way. */
    ifPaymentFails: 'Om betalningen inte går igenom',
    lead: 'Så här kan det gå vidare, steg för steg.',
    here: 'Här är du nu',
    passed: 'passerat',
    outside: {
      Contestation:
        'Du har bestridit kravet, och våra jurister går igenom det. Om det går till domstol avgör domstolen saken i en dom.',
      InstallmentPlan:
        'Du betalar enligt en avbetalningsplan. Om den avslutas i förtid kan kravet gå vidare så här.',
      TemporaryOffer:
        'Du har fått ett tillfälligt erbjudande. Det gäller under en begränsad tid. Efter det kan kravet gå vidare så här.',
      Ackord:
        'Ackord är en överenskommelse om att du betalar en del av skulden. Om den inte följs kan kravet gå vidare så här.',
    },
    steps: {
      claim: {
        title: 'Krav',
        text: 'Du får ett krav med ett datum när det senast ska vara betalt.',
      },
      reminder: {
        title: 'Påminnelse',
        text: 'Om kravet inte är betalt i tid skickar vi en påminnelse.',
        now: 'Betala inom tiden i påminnelsen, så går kravet inte vidare till inkasso.',
      },
      collection: {
        title: 'Inkasso',
        text: `Om påminnelsen inte är betald går kravet vidare till inkasso. Det kostar dig ${formatAmount(provider.collectionFee)} extra. Vi räknar också ränta enligt 6\u00A0§ räntelagen på det som inte är betalt.`,
        now: 'Betala inom tiden i inkassokravet för att undvika ett betalningsföreläggande.',
      },
      paymentOrder: {
        title: 'Betalningsföreläggande',
        text: `Om inkassokravet inte är betalt ansöker vi om ett betalningsföreläggande hos Kronofogden. Ansökan kostar ${formatAmount(provider.applicationFee)}, som läggs på skulden.`,
        more: 'Om du tycker att kravet är fel kan du bestrida det hos Kronofogden. Då tar våra jurister hand om det.',
        now: 'Betala eller bestrid inom tiden i brevet från Kronofogden.',
      },
      ruling: {
        title: 'Utslag / Dom',
        text: 'Om du bestrider kravet och det går till domstol, avgör domstolen saken i en dom. Annars beslutar Kronofogden i ett utslag.',
        more: 'Ett utslag kan ge en betalningsanmärkning.',
        now: 'Betala skulden för att undvika utmätning.',
      },
      foreclosure: {
        title: 'Utmätning',
        text: 'Om skulden inte är betald efter utslaget eller domen kan Kronofogden göra en utmätning. Då tar Kronofogden pengar från lönen eller något som du äger.',
        now: 'Prata med Kronofogden om du har frågor om utmätningen.',
      },
    },
  },
  help: {
    title: 'Kan du inte betala allt nu?',
    contactUs: 'Hör av dig till oss, så ser vi vad vi kan göra.',
    contactUsBefore: 'Hör av dig till oss före den {day}, så ser vi vad vi kan göra.',
    advice: 'Kommunens budget- och skuldrådgivning ger råd och kostar inget.',
    sendMessage: 'Skicka meddelande',
    call: 'Ring oss',
    applyForPaymentPlan: 'Ansök om avbetalningsplan',
    planDoesNotPause: 'Kravet går vidare som vanligt tills du har fått besked om planen.',
    planTooLate: 'Avbetalningsplan går inte när kravet är hos inkasso eller Kronofogden.',
  },
  /** Words that are links wherever a text about a case has them: to a question about it, or out of Mina sidor. */
  linked: {
    contactUs: 'Kontakta oss',
    debtAdvice: 'budget- och skuldrådgivning',
    enforcementAuthority: 'Kronofogden',
  },
  reason: {
    title: 'Därför fick du kravet',
    uninsuredDays: 'Trafikförsäkring saknades i {days}, och för varje dag tar vi ut en avgift.',
    uninsured: 'Trafikförsäkring saknades, och för varje dag utan försäkring tar vi ut en avgift.',
    uninsuredSince:
      'Trafikförsäkring saknas sedan {from}, och för varje dag utan försäkring tar vi ut en avgift.',
    uninsuredNow: 'Trafikförsäkring saknas, och för varje dag utan försäkring tar vi ut en avgift.',
    days: { one: '{count}\u00A0dag', other: '{count}\u00A0dagar' },
    // A sum that cannot break at all would break inside its number with large text on a phone.
    sum: '{days}\u00A0×\u00A0{charge} =\u00A0{sum}.',
    soFar: 'Hittills {sum}',
    unpaidPremium:
      'En trafikförsäkring är inte betald. Försäkringsbolaget har lämnat över kravet till oss.',
    excess: 'Självrisken är den del av en skada som du ska betala själv.',
    damageCost:
      'Vi har betalat för en skada med ett oförsäkrat fordon. Den som ägde eller körde fordonet ska betala tillbaka.',
    less: 'Nu är {amount} kvar att betala.',
    more: 'Beloppet är {amount} mer än avgiften för dagarna. Det kan vara kostnader och ränta.',
    costs: 'Beloppet kan också innehålla kostnader och ränta för att kravet inte är betalt i tid.',
    updated: 'Uppgifterna uppdateras på vardagar. Det som du gör i dag syns tidigast nästa vardag.',
  },
  missing: {
    title: 'Du har inget krav med det här numret',
    text: 'Kontrollera referensnumret. Alla dina krav finns under Krav.',
    toClaims: 'Visa dina krav',
  },
  failedTitle: 'Något gick fel!',
  failedText: 'Vi kan inte visa ärendet just nu. Försök igen om en stund.',
  reload: 'Ladda om',
} as const;
