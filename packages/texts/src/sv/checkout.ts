export const checkout = {
  loading: 'Hämtar betalningen',
  backToCase: 'Tillbaka till kravet',
  backToClaims: 'Tillbaka till krav',
  toCase: 'Till kravet',
  toClaims: 'Till krav',
  facts: {
    title: 'Det här betalar du',
    wholeDebt: 'Hela skulden',
    case: 'Krav',
    amount: 'Belopp',
    showAll: 'Visa alla {count}',
  },
  help: 'Syns ingen betalning här?',
  reload: 'Ladda om sidan',
  completed: {
    title: 'Tack för din betalning',
    /** Takes the place of the title on paper. */
    titleOnPaper: 'Bekräftelse på betalning',
    received: 'Betalningen är mottagen',
    time: 'Dag och tid',
    payee: 'Betalat till',
    payeeWithNumber: '{name}, org.nr\u00A0{number}',
    cases: { one: '{count}\u00A0krav', other: '{count}\u00A0krav' },
    concerns: 'Kravet gäller',
    paymentNumber: 'Betalningsnummer',
    copied: 'Betalningsnumret är kopierat',
    keepNumber: 'Spara betalningsnumret. Du behöver det om du frågar oss om betalningen.',
    print: 'Skriv ut eller spara som PDF',
    next: 'Det här händer nu',
    text: 'Betalningen bearbetas. Det kan ta till nästa vardag innan skulden minskar här. Du behöver inte göra något mer.',
    /** When the provider's answer about the cases is newer than the payment. */
    booked: 'Under Krav ser du vad som gäller nu.',
    keepNow: 'Spara bekräftelsen nu. När du har loggat ut finns den inte kvar här.',
    toClaims: 'Till alla krav',
  },
  /** Over the frame of a payment that was begun earlier. */
  changed: {
    title: 'Något har ändrats sedan du påbörjade betalningen',
    text: 'Se vad du har att betala innan du godkänner betalningen.',
    amounts: 'Nu ska du betala {now}. Den här betalningen är på {here}.',
  },
  cancelled: {
    title: 'Betalningen avbröts',
    text: 'Inga pengar har dragits för den här betalningen.',
    tryAgain: 'Försök igen',
  },
  notBegunHere: {
    title: 'Betalningen påbörjades inte här',
    text: 'Du är inloggad som {name}. Öppna betalningen bara om det är du som har påbörjat den, till exempel i en annan webbläsare. Under Krav ser du vad du har att betala.',
    open: 'Öppna betalningen',
  },
  missing: {
    title: 'Betalningen finns inte',
    text: 'Vi har ingen sådan betalning från dig. Under Krav ser du vad du har att betala.',
    approved:
      'Om du har godkänt betalningen i Swish ska du inte betala igen. Hör av dig till oss, så reder vi ut det.',
  },
  unavailable: {
    title: 'Du kan inte betala just nu.',
    asking: 'Vi kontrollerar om du redan har betalat',
    inProgress: {
      title: 'Betalning bearbetas',
      text: 'Vi har redan fått en betalning från dig. Vänta tills den är klar innan du betalar något mer.',
    },
    nothingToPay: {
      title: 'Det finns inget att betala här',
      text: 'Antingen är det redan betalt, eller så kan det inte betalas ännu.',
    },
    payable: {
      title: 'Betalningsfönstret gick inte att öppna',
      text: 'Om du har godkänt betalningen i Swish ska du inte betala igen.',
    },
    unknown: {
      title: 'Vi vet inte om du redan har betalat',
      text: 'Om du har godkänt betalningen i Swish ska du inte betala igen.',
    },
    /** A case of this payment has been paid by another one since. */
    outdated: {
      title: 'Den här betalningen gäller inte längre',
      text: 'Du har betalat på ett annat sätt sedan du började. Under Krav ser du vad du har att betala.',
    },
    plusgiro: 'Annars kan du betala till Plusgiro. Numren finns hos varje krav.',
  },
} as const;
