import type { Journey } from '../support/journey.ts';

export const login: readonly Journey[] = [
  {
    title: 'A login fails in three ways',
    path: '/loggain',
    steps: [
      [{ key: 'x', until: 'kryssruta' }, ['Jag godkänner villkoren för Mina sidor. kryssruta']],
      [{ key: 'space' }, ['kryssad']],
      [{ key: 'b', until: 'Starta inloggning' }, ['Starta inloggning tryckknapp']],
      [{ key: 'Return' }, ['Läs av QR-koden']],
      [
        { elsewhere: 'breaks off in the app', happens: (sandbox) => sandbox.phone('cancel') },
        ['Information: Åtgärden avbruten.'],
      ],
      [{ key: 'b', until: 'Starta inloggning' }, ['Starta inloggning tryckknapp']],
      [{ key: 'Return' }, ['Läs av QR-koden']],
      [
        { elsewhere: 'has an old BankID', happens: (sandbox) => sandbox.phone('certificateErr') },
        ['Varning: Inloggningen lyckades inte. Ditt BankID är för gammalt eller spärrat.'],
      ],
      [{ key: 'b', until: 'Starta inloggning' }, ['Starta inloggning tryckknapp']],
      [{ key: 'Return' }, ['Läs av QR-koden']],
      [
        { elsewhere: 'does not answer', happens: (sandbox) => sandbox.phone('expire') },
        ['Varning: Inloggningen lyckades inte. BankID-appen svarar inte.'],
      ],
    ],
  },
];
