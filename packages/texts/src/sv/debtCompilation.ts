/** Ordering a compilation of all debts, from the claims page. */
export const debtCompilation = {
  question: 'Vill du ha en sammanställning av din skuld?',
  open: 'Beställ här',
  title: 'Beställ skuldsammanställning',
  confirmText:
    'Sammanställningen visar alla dina aktiva krav och hur stor skulden är i dag. Den läggs bland dina dokument.',
  confirm: 'Beställ',
  cancel: 'Avbryt',
  loading: 'Beställer skuldsammanställningen',
  doneTitle: 'Skuldsammanställningen är beställd',
  doneText: 'Den finns bland dina dokument.',
  doneTextClosed:
    'Dokumenten är stängda just nu. Du hittar sammanställningen där när de öppnar igen.',
  toDocuments: 'Till dina dokument',
  problems: {
    failed: {
      title: 'Tekniskt fel',
      text: 'Just nu går det tyvärr inte att beställa en skuldsammanställning.',
      retry: 'Försök igen',
    },
    notFound: {
      title: 'Vi ser ingen ny sammanställning',
      text: 'Vi fick inget besked om beställningen, och bland dina dokument finns ingen ny sammanställning. Den kan dröja en stund.',
      retry: 'Beställ igen',
    },
    unknown: {
      title: 'Vi vet inte om beställningen kom fram',
      text: 'Vi fick inget besked. Kontrollera hur det gick innan du beställer igen.',
      retry: 'Kontrollera hur det gick',
    },
    unverifiable: {
      title: 'Vi vet inte om beställningen kom fram',
      text: 'Vi fick inget besked. Se efter bland dina dokument innan du beställer igen.',
    },
    closed: {
      title: 'Vi vet inte om beställningen kom fram',
      text: 'Vi fick inget besked, och dokumenten är stängda just nu. Se efter där när de har öppnat, innan du beställer igen.',
    },
  },
} as const;
