export const payment = {
  /** Where a payment has come in that is not tied to a case (hasOspec). */
  unmatched: {
    title: 'Vänta gärna med att betala',
    text: 'En betalning har kommit in utan att vi vet för vilket krav. Du kan vara skyldig mindre än det ser ut.',
  },
  notStarted: {
    title: 'Betalningen kunde inte startas',
    text: 'Försök igen om en stund.',
    /** Followed by `codeInEnglish`, as the specification has it. */
    code: 'Felkod: {status} -',
    codeInEnglish: 'Failed to get paymentId',
    back: 'Tillbaka',
  },
  problems: {
    changed: {
      title: 'Betalningen startade inte',
      text: 'Något har ändrats sedan sidan visades. Läs vad som gäller nu innan du försöker igen.',
    },
    unknown: {
      title: 'Vi fick inget svar när betalningen skulle starta',
      text: 'Du kan försöka igen utan att betala två gånger.',
    },
    unclear: {
      title: 'Betalningen kunde inte startas',
      text: 'Du kan försöka igen utan att betala två gånger.',
    },
  },
  /** On a case that a payment may be for, until the provider knows of the payment. */
  unconfirmed: {
    title: 'Vänta med att betala',
    text: 'Du har gjort en betalning som vi ännu inte har fått bekräftad, och den kan gälla det här kravet. Betala inte förrän den är bekräftad, så att du inte betalar två gånger.',
  },
  /** On Krav, after a log-out during a payment. */
  leftOpen: {
    title: 'Du hade påbörjat en betalning',
    text: 'Om du har godkänt den i Swish ska du inte betala igen.',
    open: 'Se hur betalningen gick',
  },
  processing: {
    /** Over what was charged, where that is known. */
    payment: 'Din betalning',
    /** Over the amount of the case, where it is not. */
    amountOfCase: 'Kravets belopp',
    title: 'Betalning bearbetas',
    text: 'Det kan ta till nästa vardag innan skulden minskar här. Du behöver inte betala igen.',
    confirmation: 'Visa bekräftelsen',
  },
  /** What is known about money when a payment did not start. */
  money: {
    nothing: 'Inga pengar har dragits.',
    inProgress: 'En betalning bearbetas redan. Den ska du inte betala igen.',
    nothingLeft: 'Det finns inget kvar att betala.',
    unknown:
      'Vi vet inte om en tidigare betalning har gått igenom. Om du har godkänt betalningen i Swish ska du inte betala igen. Annars kan du försöka igen om en stund.',
  },
} as const;
