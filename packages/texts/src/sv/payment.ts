export const payment = {
  notStarted: {
    title: 'Betalningen kunde inte startas',
    text: 'Inga pengar har dragits. Försök igen om en stund.',
    code: 'Felkod: {status} - Failed to get paymentId',
    back: 'Tillbaka',
  },
  problems: {
    changed: {
      title: 'Betalningen startade inte',
      text: 'Något har ändrats sedan sidan visades. Inga nya pengar har dragits. Läs vad som gäller nu innan du försöker igen.',
    },
    unknown: {
      title: 'Vi fick inget svar när betalningen skulle starta',
      text: 'Inga pengar har dragits. Du kan försöka igen utan att betala två gånger.',
    },
    unclear: {
      title: 'Betalningen kunde inte startas',
      text: 'Inga pengar har dragits. Du kan försöka igen utan att betala två gånger.',
    },
  },
} as const;
