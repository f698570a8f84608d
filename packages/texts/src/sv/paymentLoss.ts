/** Asked before a payment whose page takes what has not been sent. Keyed by what would be lost. */
export const paymentLoss = {
  title: 'Ditt meddelande är inte skickat',
  files:
    'Filerna som du har valt följer inte med till betalningen. Du behöver bifoga dem igen sedan. Texten finns kvar.',
  text: 'Texten som du har skrivit går inte att spara. Den försvinner när du går till betalningen.',
  textAndFiles:
    'Texten som du har skrivit och filerna som du har valt försvinner när du går till betalningen.',
  sending:
    'Det skickas just nu. Om du går till betalningen nu är det inte säkert att det kommer fram. Filer behöver du bifoga igen.',
  stay: 'Stanna kvar',
  goOn: 'Gå till betalningen',
} as const;
