/** The customer's messages and the results of sending them. */
export const drafts = {
  faults: {
    tooShort: 'Vänligen ange meddelande / fråga',
    forbidden: 'Meddelandet innehåller otillåtna tecken',
    tooLong: 'Meddelandet är längre än {limit}\u00A0tecken',
  },
  unknown: {
    title: 'Vi vet inte om ditt meddelande kom fram',
    text: 'Skicka igen så får du veta. Meddelandet sparas bara en gång.',
    again: 'Skicka igen',
    discardText:
      'Syns meddelandet redan bland dina konversationer? Då har det kommit fram och du kan ta bort utkastet.',
    releaseText:
      'Du kan också ändra texten. Då blir det ett nytt meddelande, även om det första har kommit fram.',
    release: 'Ändra texten',
    discard: 'Ta bort utkastet',
    missingFiles: 'Bifoga {files} igen för att kunna skicka.',
    obstacle: 'Bifoga det som saknas först.',
    repeated: 'Det gick inte nu heller. Försök igen om en stund.',
    held: 'Just nu går det inte att skicka filer. När det går igen kan du skicka meddelandet och få veta.',
    heldObstacle: 'Vänta tills det går att skicka filer igen.',
  },
  mayHaveArrived: {
    title: 'Ditt första meddelande kan ha kommit fram',
    text: 'När du ändrar texten eller filerna blir det ett nytt meddelande. Om du skickar utan att ändra sparas det bara en gång.',
  },
  notSent: {
    title: 'Ditt meddelande skickades inte',
    text: 'Texten finns kvar.',
    textAndFiles: 'Text och filer finns kvar.',
  },
  loggedOut: {
    title: 'Ditt meddelande skickades inte',
    text: 'Du blev utloggad innan det kom fram. Texten finns kvar.',
  },
  lostFiles: {
    title: 'Det du har bifogat finns inte kvar',
    text: 'Filer följer inte med när sidan laddas om eller när du loggar in på nytt. Bifoga igen: {files}.',
    obstacle: 'Bifoga igen eller fortsätt utan.',
  },
  unreadableFiles: {
    title: 'Ditt meddelande skickades inte',
    text: '{files} kan inte läsas längre. Ta bort den eller välj den igen.',
    textForSeveral: '{files} kan inte läsas längre. Ta bort dem eller välj dem igen.',
  },
  wrongFiles: {
    title: 'Ditt meddelande skickades inte',
    text: 'Innehållet i {files} stämmer inte med filtypen i namnet. Spara om i rätt format och välj igen, eller fortsätt utan. Text och andra filer finns kvar.',
  },
  heldFiles: {
    title: 'Filer kan inte skickas just nu',
    text: 'Du har valt {files}. Vänta med att skicka, eller fortsätt utan.',
    obstacle: 'Vänta med att skicka, eller fortsätt utan filer.',
  },
  /** A reply whose conversation the provider no longer lists. */
  lostConversation: {
    title: 'Du har ett svar som inte är skickat',
    text: 'Konversationen visas inte längre här. Kopiera texten om du vill ställa en ny fråga.',
    label: 'Ditt svar',
  },
  halfSent: 'Hälften är skickad.',
  leaving: {
    title: 'Det du har bifogat är inte skickat',
    text: 'Text och filer ligger kvar om du går till en annan sida här och kommer tillbaka. Om du betalar, loggar ut, laddar om eller stänger fliken måste du bifoga igen.',
    stay: 'Stanna kvar',
    leave: 'Lämna sidan',
  },
} as const;
