import { customers } from '../../e2e/support/customers.ts';
import type { Journey } from '../support/journey.ts';

export const forms: readonly Journey[] = [
  {
    title: 'A question is written, with errors first',
    customer: customers.maja,
    path: '/meddelanden',
    steps: [
      [{ key: 'h', until: 'Meddelanden huvud nivå 1' }, ['Meddelanden huvud nivå 1']],
      [{ key: 'Tab', until: 'sidflik' }, ['Startade konversationer (3) sidflik']],
      [{ key: 'Right' }, ['Ställ en ny fråga sidflik']],
      [{ key: 'Return' }, ['Visar Ställ en ny fråga']],
      [{ key: 'Tab', until: 'Meddelande / fråga' }, ['Meddelande / fråga', 'Högst 4 000 tecken']],
      [{ write: 'Hej' }, [], ['tecken']],
      [{ key: 'BackSpace' }, ['j'], ['tecken']],
      [{ key: 'Tab', until: 'E-postadress' }, ['E-postadress post nödvändig'], ['ogiltig']],
      [{ key: 'Tab' }, ['Mobilnummer (frivilligt)'], ['Vänligen', 'ogiltig']],
      [{ key: 'Tab', until: 'Skicka tryckknapp' }, ['Skicka tryckknapp']],
      [{ key: 'Return' }, ['fel i formuläret']],
    ],
  },
  {
    title: 'Letters are filtered by date',
    customer: customers.maja,
    path: '/dokument',
    steps: [
      [{ key: 'b', until: 'Filtrera' }, ['Filtrera']],
      [{ key: 'Return' }, []],
      [{ key: 'Tab', until: 'Från' }, ['Från Datum panel']],
      [{ key: 'Tab', until: 'Till' }, ['Till Datum panel']],
    ],
  },
  {
    title: 'A register extract is ordered',
    customer: customers.maja,
    path: '/registerutdrag',
    steps: [
      [{ key: 'Tab', until: 'E-postadress' }, ['E-postadress post']],
      [{ write: 'maja@example.se' }, []],
      [{ key: 'Tab', until: 'Mobilnummer' }, ['Mobilnummer']],
      [{ write: '0701234567' }, []],
      [{ key: 'Tab', until: 'Granska och beställ' }, ['Granska och beställ tryckknapp']],
      [{ key: 'Return' }, ['Granska din beställning huvud nivå 1']],
      [{ key: 'Tab', until: 'Beställ registerutdrag' }, ['Beställ registerutdrag tryckknapp']],
      [{ key: 'Return' }, ['Ditt registerutdrag är beställt huvud nivå 1']],
    ],
  },
];
