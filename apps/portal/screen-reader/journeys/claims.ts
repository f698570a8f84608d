import { customers } from '../../e2e/support/customers.ts';
import type { Journey } from '../support/journey.ts';

const failed = 'Något gick fel. Vi kan inte visa din ärendeinformation och betalningshistorik.';

// Orca says the description of a dialog once with its name and once after it.
const ordered =
  'Sammanställningen visar alla dina aktiva krav och hur stor skulden är i dag. Den läggs bland dina dokument.';

// With Chromium, Orca reads the mere text of a heading or a cell that it comes to, without the pauses that are drawn.
const number = { firefox: ['4 7 1 1, 0 0 2 3, 9 1 8'], chromium: ['47110023918'] };

export const claims: readonly Journey[] = [
  {
    title: 'Claims fail, fail again, and come',
    customer: customers.maja,
    path: '/registerutdrag',
    steps: [
      [
        {
          elsewhere: 'the server fails',
          happens: (sandbox) =>
            sandbox.addFault({
              path: '/api/Insurance/GetReferenceNumberBasePackage',
              status: 500,
            }),
        },
        [],
      ],
      [{ key: 'k', until: 'Krav' }, ['Krav']],
      [{ key: 'Return' }, [failed]],
      [{ key: 'b', until: 'Ladda om' }, ['Ladda om tryckknapp']],
      [{ key: 'Return' }, [failed]],
      [{ elsewhere: 'the server works', happens: (sandbox) => sandbox.clearFaults() }, []],
      [{ key: 'Return' }, ['Krav – din skuld just nu huvud nivå 1']],
    ],
  },
  {
    title: 'A link in the page before leads to another page',
    customer: customers.maja,
    path: '/oversikt',
    steps: [
      [{ key: 'k', until: 'Visa skador' }, ['Visa skador']],
      [
        { key: 'Return' },
        // The link under focus goes with its page.
        ['Skador huvud nivå 1'],
      ],
      // Orca takes the keys for a move of the caret, of which the browser speaks, and says nothing of the focused heading.
      [{ key: 'alt+Left' }, []],
      [
        { key: 'Down', until: 'Månadens belopp' },
        { firefox: ['Krav 4 7 1 1, 0 0 1 9, 4 4 7'], chromium: ['Krav 4', '7, ABC 12D'] },
      ],
    ],
  },
  {
    title: 'A page closes before its link is followed',
    customer: customers.maja,
    path: '/oversikt',
    steps: [
      [{ key: 'k', until: 'Krav' }, ['Krav']],
      [
        {
          elsewhere: 'claims close',
          happens: (sandbox) => sandbox.setSystems({ insurance: false }),
        },
        [],
      ],
      [{ key: 'Return' }, ['Sidan Krav kan inte öppnas. Stängt just nu. Försök igen om en stund.']],
    ],
  },
  {
    title: 'A case is opened and its payment begun',
    customer: customers.maja,
    path: '/krav',
    steps: [
      [{ key: 'k', until: 'Betala krav' }, ['Betala krav 4 7 1 1, 0 0 2 3, 9 1 8 länk']],
      [
        { key: 'Return' },
        {
          firefox: ['Referensnummer', ...number.firefox],
          chromium: ['Referensnummer 47110023918'],
        },
      ],
      [{ key: 'b', until: 'med Swish' }, ['Betala 4 350 kr med Swish tryckknapp']],
      [{ key: 'Return' }, ['Öppnar betalningen', 'Gå till innehåll']],
      [{ key: 'h', until: 'Det här betalar du' }, ['Det här betalar du huvud nivå 2']],
    ],
  },
  {
    title: 'A dialog opens, closes, and opens again',
    customer: customers.maja,
    path: '/krav',
    steps: [
      [{ key: 'b', until: 'Beställ här' }, ['Beställ här tryckknapp']],
      [{ key: 'Return' }, [`Beställ skuldsammanställning ${ordered}`, ordered]],
      [{ key: 'Tab' }, ['Stäng tryckknapp']],
      [
        { key: 'Escape' },
        // The button under focus goes with the dialog.
        ['Beställ här tryckknapp'],
      ],
      [{ key: 'Return' }, [`Beställ skuldsammanställning ${ordered}`, ordered]],
      [{ key: 'b', until: 'Beställ tryckknapp' }, ['Beställ tryckknapp']],
      [{ key: 'Return' }, ['Skuldsammanställningen är beställd']],
      [{ key: 'Escape' }, ['Beställ här tryckknapp']],
    ],
  },
  {
    title: 'The closed cases are chosen',
    customer: customers.maja,
    path: '/krav',
    steps: [
      [{ key: 'h', until: 'Dina krav' }, ['Dina krav']],
      [{ key: 'Tab', until: 'Aktiva' }, ['Aktiva (12) sidflik']],
      [{ key: 'Right' }, ['Avslutade (3) sidflik']],
      [{ key: 'Return' }, ['Visar Avslutade (3)']],
    ],
  },
  {
    title: 'The table of cases on a phone',
    customer: customers.maja,
    path: '/krav',
    width: 390,
    steps: [
      [{ key: 't', until: 'Referensnummer' }, ['Referensnummer kolumnrubrik']],
      [{ key: 'shift+alt+Right' }, ['Registreringsnummer']],
      [{ key: 'shift+alt+Right' }, ['Belopp']],
      [{ key: 'shift+alt+Right' }, ['Status och betalning']],
      [{ key: 'shift+alt+Down' }, ['Betala krav 4 7 1 1, 0 0 2 3, 9 1 8']],
      [{ key: 'shift+alt+Left' }, ['Belopp', '4 350 kr']],
      [{ key: 'shift+alt+Left' }, ['Registreringsnummer', 'ABC12D']],
      [{ key: 'shift+alt+Left' }, { ...number, firefox: ['Referensnummer', ...number.firefox] }],
    ],
  },
];
