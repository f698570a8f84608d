/** Asked before a payment whose page takes what has not been sent. Keyed by what would be lost. */
export const paymentLoss = {
  title: 'Ditt meddelande är inte skickat',
  files:
    'Det du har bifogat följer inte med till betalningen. Du behöver bifoga det igen sedan. Texten finns kvar.',
  text: 'Texten som du har skrivit går inte att spara. Den försvinner när du går till betalningen.',
  textAndFiles: 'Det du har skrivit och bifogat försvinner när du går till betalningen.',
  sending:
    'Det skickas just nu. Om du går till betalningen nu är det inte säkert att det kommer fram. Filer behöver du bifoga igen.',
  stay: 'Stanna kvar',
  goOn: 'Gå till betalningen',
} as const;
