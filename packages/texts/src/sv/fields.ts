/** Errors in form fields. */
export const fields = {
  message: {
    forbiddenNamed: '{problem}: {characters}',
    tab: 'tabb',
    unseen: 'osynliga tecken',
    shortest: 'Minst {count}\u00A0tecken.',
  },
  email: {
    label: 'E-postadress',
    missing: 'Vänligen ange e-postadress',
    malformed: 'Kontrollera e-postadress',
  },
  phone: {
    label: 'Mobilnummer',
    optional: 'Mobilnummer (frivilligt)',
    hint: 'Till exempel 070-123 45 67.',
    malformed: 'Kontrollera mobilnummer',
  },
  referenceNumber: {
    optional: 'Referensnummer (frivilligt)',
    hint: 'Till exempel 4711 0023 918.',
    malformed: 'Kontrollera referensnummer',
  },
  caseNumber: {
    optional: 'Ärendenummer (frivilligt)',
    hint: 'Till exempel 2026/1187.',
    malformed: 'Kontrollera ärendenummer',
  },
} as const;
