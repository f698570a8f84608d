import { customers } from '../../e2e/support/customers.ts';
import type { Journey } from '../support/journey.ts';

export const journeys: readonly Journey[] = [
  {
    title: 'login',
    path: '/loggain',
    steps: [
      [{ key: 'x', until: 'kryssruta' }, ['Jag godkänner']],
      [{ key: 'space' }, ['markerad']],
      [{ key: 'b', until: 'Starta inloggning' }, ['Starta inloggning']],
      [{ key: 'Return' }, ['Läs av QR-koden']],
      [
        { elsewhere: 'cancels in the app', happens: (sandbox) => sandbox.phone('cancel') },
        ['Åtgärden avbruten.'],
      ],
    ],
  },
];
