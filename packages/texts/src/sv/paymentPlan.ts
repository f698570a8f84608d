import { shell } from './shell.ts';

export const paymentPlan = {
  months: { current: 'Den här månaden', next: 'Nästa månad' },
  status: {
    due: 'Att betala',
    last: 'Sista betalningen',
    paid: 'Betald',
    none: 'Inget att betala',
    unknown: 'Fråga oss om beloppet',
  },
  payBy: 'Betala senast {date}',
  lastDayWas: 'Sista dag var {date}',
  paid: 'Du har betalat {paid}.',
  paidOf: 'Du har betalat {paid} av {expected}.',
  breakdown: {
    title: 'Det här är kvar av planen',
    paymentsLeft: 'Antal betalningar kvar - inklusive aktuell månad',
    terms: {
      capitalBalance: 'Kapital',
      costBalance: 'Kostnader',
      interestBalance: 'Ränta',
      feeBalance: 'Uppläggnings- och aviseringskostnad',
      notificationCost: 'Preliminär tillkommande aviseringskostnad',
      interestClaim: 'Preliminär tillkommande ränta',
      totalAmount: 'Totalt belopp',
    },
    explanations: {
      capitalBalance: 'Det som är kvar av själva skulden.',
      costBalance:
        'Kostnader som har lagts till när kravet inte betalades i tid, till exempel för inkasso.',
      interestBalance: 'Ränta som har lagts till fram till i dag och inte är betald.',
      feeBalance: 'Vad det kostar att lägga upp planen och att skicka de avier som har gått ut.',
      notificationCost: 'Vad det kostar att skicka en avi varje månad som är kvar av planen.',
      interestClaim: 'Ränta som läggs till medan planen pågår, om du följer den.',
      totalAmount: 'Vad du betalar sammanlagt från och med nu, om du följer planen.',
    },
  },
  wholePlan: {
    lessNow:
      'Om du följer planen blir det {total}. Betalar du allt nu slipper du {difference} i avier och ränta.',
    differs: 'Enligt planens belopp är {owed} kvar av skulden.',
  },
  sums: {
    title: 'Beloppen går inte ihop',
    parts: 'Delarna blir tillsammans {sum}, men totalt belopp är {total}.',
    payments: 'Betalningarna som är kvar blir tillsammans {sum}, men totalt belopp är {total}.',
    unreadable: 'Något av beloppen går inte att räkna med.',
    advice: 'Fråga oss innan du betalar mer än månadens belopp.',
    contact: 'Kontakta oss',
  },
  payments: {
    title: 'Alla betalningar',
    sum: 'Summa',
  },
  calendar: {
    save: 'Lägg till betalningarna i din kalender',
    made: 'Kalenderfilen är skapad',
    madeAdvice: 'Öppna filen för att lägga in betalningarna. Du får en påminnelse dagen före.',
    failed: 'Kalenderfilen kunde inte skapas',
    failedAdvice: 'Försök igen, eller skriv upp dagarna i listan ovanför.',
    event: 'Betala {amount} på avbetalningsplanen',
    eventWithoutAmount: 'Betala på avbetalningsplanen',
    productId: `-//${shell.providerName}//${shell.siteName}//SV`,
  },
} as const;
