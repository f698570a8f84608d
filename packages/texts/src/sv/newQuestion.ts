/** The form for a new question to the provider. */
export const newQuestion = {
  intro: 'Du får svaret här på Mina sidor, bland dina startade konversationer.',
  subject: 'Ämne',
  chooseSubject: 'Välj ämne',
  subjectMissing: 'Välj ett ämne för din fråga',
  subjects: {
    Insurance: 'Trafikförsäkringsavgift',
    Damage: 'Skada',
    Other: 'Övrigt',
  },
  message: 'Meddelande / fråga',
  attachFiles: 'Bifoga filer',
  filesFaulty: 'Ta bort eller byt ut de filer som inte kan bifogas',
  send: 'Skicka',
  sending: 'Skickar din fråga',
  stopped: 'Din fråga skickades inte. Det du har skrivit finns kvar.',
  messageFirst: 'Skriv ditt meddelande först.',
  correctFirst: 'Rätta det som är fel först.',
  sent: {
    title: 'Din fråga är skickad',
    text: 'Den ligger överst bland dina startade konversationer.',
    show: 'Visa konversationen',
  },
} as const;
