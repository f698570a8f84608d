import type { Situation } from './situation.types.ts';

/** The situations that people ask for most. They come first on the page. */
export const mostAskedFor: readonly Situation[] = [
  {
    key: 'skulden-vaxer',
    name: 'Skulden växer',
    words: 'Ivars bil är oförsäkrad: 180 kr till för varje dag. Tre dagar har gått.',
    look: 'Skulden är 540 kr högre än i går, och det står vad varje dag kostar.',
    customer: 'uninsured-one',
    opens: '/oversikt',
    steps: [{ do: 'passDays', days: 3 }],
  },
  {
    key: 'beskedet-drojer',
    name: 'Betald, men beskedet dröjer',
    words: 'Pengarna är dragna. Betalföretaget har inte hört av sig.',
    look: 'Kravet säger att betalningen bearbetas, och kan inte betalas en gång till.',
    customer: 'single-case',
    opens: '/krav/47130040118',
    steps: [
      { do: 'set', settings: { automaticWebhooks: false } },
      { do: 'pay', referenceNumber: '47130040118', until: 'taken' },
    ],
  },
  {
    key: 'inloggningen-gar-ut',
    name: 'Inloggningen går ut',
    words: 'Mitt i ett svar till Kundcenter. Texten ska finnas kvar.',
    look: 'Skriv ett svar och skicka det. Logga in igen: texten finns kvar.',
    customer: 'standard',
    opens: '/meddelanden',
    steps: [
      {
        do: 'when',
        call: 'postMessageToConversation',
        steps: [{ do: 'endSessions', kind: 'all' }],
      },
    ],
  },
  {
    key: 'en-manad-missas',
    name: 'En månad missas',
    words: 'Samiras plan varnar och kan avslutas.',
    look: 'Översikten säger att avbetalningsplanen kan avslutas.',
    customer: 'plan-at-risk',
    opens: '/oversikt',
    steps: [],
  },
  {
    key: 'ett-svar-kommer',
    name: 'Ett svar kommer nu',
    words: 'Kundcenter skriver medan sidan är öppen.',
    look: 'Vänta tre sekunder: det nya meddelandet kommer utan att sidan laddas om.',
    customer: 'standard',
    opens: '/meddelanden',
    steps: [
      {
        do: 'when',
        call: 'getConversations',
        afterMs: 3000,
        steps: [
          {
            do: 'write',
            subject: 'other',
            message: 'Hej Maja! Vi har tittat på din fråga och återkommer i dag.',
          },
        ],
      },
    ],
  },
  {
    key: 'krav-avstangt',
    name: 'Krav är avstängt',
    words: 'Ett system ligger nere, resten fungerar.',
    look: 'Kortet Krav säger att det är stängt. De andra går att öppna.',
    customer: 'standard',
    opens: '/oversikt',
    steps: [{ do: 'switchOff', system: 'insurance' }],
  },
  {
    key: 'ny-version',
    name: 'Ny version släpps',
    words: 'En flik är öppen när filerna byts ut.',
    look: 'Vänta fem sekunder och öppna Krav: sidan laddas om av sig själv och visar kraven.',
    customer: 'standard',
    opens: '/oversikt',
    steps: [
      { do: 'serveOlderRelease' },
      { do: 'when', call: 'getUser', afterMs: 5000, steps: [{ do: 'release' }] },
    ],
  },
];
