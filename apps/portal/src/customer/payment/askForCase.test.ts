import { expect, it } from 'vitest';

import { aCase } from '../../testing/aCase.ts';
import { askForCase } from './askForCase.ts';

const headers = new Headers();

const ofCase = { outcome: 'ok', value: { referenceNumber: '47110023918' } };

it.each([
  ['47110023918', ofCase],
  ['47110018203', { outcome: 'invalid' }],
])(
  'the customer asks for 47110023918: an answer about %s is %j [Z26, Z27]',
  async (referenceNumber, seen) => {
    const getCase = () =>
      Promise.resolve({ outcome: 'ok' as const, value: aCase({ referenceNumber }), headers });
    expect(await askForCase({ getCase }, '47110023918')).toMatchObject(seen);
  },
);
