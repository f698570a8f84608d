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
  /** What the question is about, where the link to the form has said so. */
  about: {
    Insurance: {
      term: 'Gäller krav',
      existing: 'Du har redan en konversation om krav {number}',
      switchTo: 'Byt till krav {number}',
    },
    Damage: {
      term: 'Gäller skada',
      existing: 'Du har redan en konversation om skada {number}',
      switchTo: 'Byt till skada {number}',
    },
    change: 'Ändra',
    /** Follows "Ändra" for those who hear it alone. */
    changeWhat: 'vad frågan gäller',
    lastReply: 'Senaste svaret: {sender}, {time}',
    noReply: 'Du har skrivit, men inte fått svar än.',
    goOn: 'Fortsätt i konversationen',
    otherDraft: 'Du har ett utkast som inte är skickat.',
  },
  message: 'Meddelande / fråga',
  attachFiles: 'Bifoga filer',
  filesFaulty: 'Ta bort eller byt ut det som inte kan bifogas',
  send: 'Skicka',
  sending: 'Skickar din fråga',
  stopped: 'Din fråga skickades inte. Det du har skrivit finns kvar.',
  messageFirst: 'Skriv ditt meddelande först.',
  correctFirst: 'Rätta det som är fel först.',
  sent: {
    title: 'Din fråga är skickad',
    text: 'Den ligger överst bland dina startade konversationer.',
    show: 'Visa konversationen',
    toCase: 'Till krav {number}',
    toDamages: 'Till dina skador',
  },
} as const;
