export const paymentNumbers = {
  title: 'Plusgiro och OCR',
  reference: 'Referensnummer',
  amount: 'Belopp',
  showCode: 'Visa QR-kod',
  showCodeFor: 'Om du betalar med en annan mobil',
  plusgiro: {
    label: 'Plusgiro',
    copied: 'Plusgironumret är kopierat',
  },
  ocr: {
    label: 'OCR-nummer',
    copied: 'OCR-numret är kopierat',
  },
  code: {
    label: 'QR-kod för att betala {amount} till Plusgiro',
    labelWithDay: 'QR-kod för att betala {amount} till Plusgiro senast {date}',
    instruction:
      'Läs av koden med appen för din bank. Den fyller i Plusgiro, OCR-nummer och belopp.',
  },
} as const;
