import { customers } from '../../e2e/support/customers.ts';
import type { Journey } from '../support/journey.ts';

export const messages: readonly Journey[] = [
  {
    title: 'A reply is sent, and messages arrive',
    customer: customers.maja,
    path: '/meddelanden',
    steps: [
      // The subject once, with what tells it apart from others with the same.
      [
        { key: 'b', until: 'Trafikförsäkringsavgift' },
        ['Trafikförsäkringsavgift Krav 4 7 1 1, 0 0 2 3, 9 1 8 Oläst infälld'],
        ['Trafikförsäkringsavgift Trafikförsäkringsavgift'],
      ],
      [{ key: 'Return' }, ['utfälld']],
      [{ key: 'Tab', until: 'Svara' }, ['Svara', 'Högst 4 000 tecken']],
      [{ write: 'Tack så mycket' }, [], ['tecken']],
      [
        {
          elsewhere: 'Kundcenter writes here',
          happens: (sandbox) => sandbox.reply('standard-1', 'Nu är skulden omräknad.'),
        },
        ['Nytt meddelande från Kundcenter i Trafikförsäkringsavgift'],
      ],
      [{ key: 'Tab', until: 'Skicka svar' }, ['Skicka svar tryckknapp']],
      [{ key: 'Return' }, ['Ditt svar är skickat'], ['Skriv ett svar först']],
      [
        {
          elsewhere: 'somebody writes in a closed conversation',
          happens: (sandbox) => sandbox.reply('standard-2', 'Vi behöver inget mer av dig.'),
        },
        ['Nytt meddelande från Kundcenter i Skada'],
      ],
    ],
  },
  {
    title: 'A link in the page opens the form for a question, which is sent and leads back',
    customer: customers.maja,
    path: '/skador',
    steps: [
      [{ key: 'k', until: 'Skriv till oss' }, ['Skriv till oss om skada 2026/1187']],
      // The heading alone would be heard of the list too.
      [{ key: 'Return' }, ['Visar Ställ en ny fråga']],
      [{ key: 'Tab', until: 'sidflik' }, ['Ställ en ny fråga sidflik']],
      [{ key: 'Tab', until: 'Meddelande' }, ['Meddelande']],
      [{ write: 'När får jag besked?' }, []],
      [{ key: 'Tab', until: 'E-postadress' }, ['E-postadress']],
      [{ write: 'maja@example.se' }, []],
      [{ key: 'Tab', until: 'Skicka tryckknapp' }, ['Skicka tryckknapp']],
      [{ key: 'Return' }, ['Din fråga är skickad']],
      [{ key: 'Tab', until: 'Till dina skador' }, ['Till dina skador']],
    ],
  },
];
