export const overview = {
  greeting: 'Hej {name}',
  contact: 'Kontakta oss',
  offline: 'Stängt just nu. Försök igen om en stund.',
  refused: 'Sidan {page} kan inte öppnas.',
  /** Follows the reason why the checkout cannot be opened. */
  refusedCheckout: 'Om du har godkänt betalningen i Swish ska du inte betala igen.',
  claims: {
    title: 'Krav – din skuld just nu',
    link: 'Visa krav',
    paid: 'Du har betalat {amount}.',
    blocked: 'Vi kan inte visa dina krav här. Kontakta oss så hjälper vi dig.',
    notCustomer: 'Du har inget att betala till oss.',
    notAvailable: 'Dina krav kan inte visas just nu. Försök igen om en stund.',
  },
  damages: {
    text: 'Följ dina anmälda skador',
    link: 'Visa skador',
    cannotShow: 'Vi kan inte visa dina skador här.',
    invitation: 'Har du råkat ut för en skada?',
    report: 'Anmäl en skada',
    notAvailable: 'Dina skador kan inte visas just nu. Försök igen om en stund.',
  },
  messages: {
    none: 'Inga olästa meddelanden',
    link: 'Läs meddelanden',
  },
  documents: {
    text: 'Kravbrev, utdrag och avtal',
    link: 'Visa dokument',
  },
} as const;
