import { loginPaths } from '../../e2e/support/loginPaths.ts';
import type { Journey } from '../support/journey.ts';

// The pressed button goes before the heading of the next step takes focus.
const started = ['Läs av QR-koden'];

export const login: readonly Journey[] = [
  {
    title: 'A login fails in three ways',
    path: '/loggain',
    steps: [
      [
        {
          elsewhere: 'BankID takes its time',
          happens: (sandbox) => sandbox.addFault({ path: loginPaths.startQr, delayMs: 1500 }),
        },
        [],
      ],
      [{ key: 'x', until: 'kryssruta' }, ['Jag godkänner villkoren för Mina sidor. kryssruta']],
      [{ key: 'space' }, ['kryssad']],
      [{ key: 'Tab', until: 'Starta inloggning' }, ['Starta inloggning tryckknapp']],
      [{ key: 'Return' }, started],
      [
        { elsewhere: 'breaks off in the app', happens: (sandbox) => sandbox.phone('cancel') },
        ['Information: Åtgärden avbruten.'],
      ],
      [{ key: 'Tab', until: 'Starta inloggning' }, ['Starta inloggning tryckknapp']],
      [{ key: 'Return' }, started],
      [
        { elsewhere: 'has an old BankID', happens: (sandbox) => sandbox.phone('certificateErr') },
        ['Varning: Inloggningen lyckades inte. Ditt BankID är för gammalt eller spärrat.'],
      ],
      [{ key: 'Tab', until: 'Starta inloggning' }, ['Starta inloggning tryckknapp']],
      [{ key: 'Return' }, started],
      [
        { elsewhere: 'does not answer', happens: (sandbox) => sandbox.phone('expire') },
        ['Varning: Inloggningen lyckades inte. BankID-appen svarar inte.'],
      ],
    ],
  },
];
