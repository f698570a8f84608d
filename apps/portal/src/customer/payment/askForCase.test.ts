import { expect, it } from 'vitest';

import { aCase } from '../../testing/aCase.ts';
import { askForCase } from './askForCase.ts';

const headers = new Headers();

it.each([
  ['47110023918', 'ok'],
  ['4711 0023 918', 'ok'],
  ['47110018203', 'invalid'],
])(
  'the customer asks for 47110023918: an answer about %s is %s [Z26]',
  async (referenceNumber, outcome) => {
    const getCase = () =>
      Promise.resolve({ outcome: 'ok' as const, value: aCase({ referenceNumber }), headers });
    expect(await askForCase({ getCase }, '47110023918')).toMatchObject({ outcome });
  },
);
