export const paymentNumbers = {
  title: 'Plusgiro och OCR',
  reference: 'Referensnummer',
  amount: 'Belopp',
  plusgiro: {
    label: 'Plusgiro',
    copy: 'Kopiera Plusgiro',
    copied: 'Plusgironumret är kopierat',
  },
  ocr: {
    label: 'OCR-nummer',
    copy: 'Kopiera OCR-nummer',
    copied: 'OCR-numret är kopierat',
  },
} as const;
