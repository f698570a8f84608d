import { loginPaths } from '../../e2e/support/loginPaths.ts';
import type { Fault } from '../../e2e/support/sandbox.ts';
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
  {
    title: 'A login fails in four more ways',
    path: '/loggain',
    steps: [
      [{ key: 'x', until: 'kryssruta' }, ['Jag godkänner villkoren för Mina sidor. kryssruta']],
      [{ key: 'space' }, ['kryssad']],
      ...startFails('the network is away', { abort: true }, 'Nätverksfel'),
      ...startFails('the server fails', { status: 500 }, 'Okänt fel. Försök igen.'),
      ...startFails(
        'too many try',
        { status: 429, headers: { 'Retry-After': '30' } },
        'Just nu är det för många som försöker logga in härifrån. Vänta en minut och försök igen.',
      ),
      [{ elsewhere: 'all works', happens: (sandbox) => sandbox.clearFaults() }, []],
      [{ key: 'Tab', until: 'Starta inloggning' }, ['Starta inloggning tryckknapp']],
      [{ key: 'Return' }, started],
      [
        {
          elsewhere: 'the order fails',
          happens: (sandbox) =>
            sandbox.addFault({
              path: loginPaths.status,
              body: { status: 'failed', hintCode: 'startFailed' },
            }),
        },
        ['Varning: Inloggningen lyckades inte. Inloggningen avbröts. Försök gärna igen.'],
      ],
    ],
  },
];

/** The customer presses the button, and BankID is not even asked. */
function startFails(why: string, fault: Omit<Fault, 'path'>, text: string): Journey['steps'] {
  return [
    [
      {
        elsewhere: why,
        happens: async (sandbox) => {
          await sandbox.clearFaults();
          await sandbox.addFault({ path: loginPaths.startQr, ...fault });
        },
      },
      [],
    ],
    [{ key: 'Tab', until: 'Starta inloggning' }, ['Starta inloggning tryckknapp']],
    [{ key: 'Return' }, [`Varning: Inloggningen lyckades inte. ${text}`]],
  ];
}
