import { expect, it } from 'vitest';

import { begun, completed, told } from '../testing/knownPaymentSamples.ts';
import { type KnownPayment, withoutCases } from './storedPayment.rules.ts';
import { ownerOf } from './owner.rules.ts';

it.each<[string, KnownPayment, KnownPayment | undefined]>([
  [
    'that the server has to hear of, without its cases',
    completed,
    { ...completed, parts: [], isLeft: true, isReopened: false },
  ],
  ['nothing that it has heard of', told, undefined],
  [
    'one that may be approved meanwhile, without its cases',
    begun,
    { ...begun, parts: [], isLeft: true, isReopened: false },
  ],
  [
    'that one was cancelled, so that it is never opened again',
    { ...begun, isCancelled: true },
    { ...begun, isCancelled: true, parts: [], isLeft: true, isReopened: false },
  ],
  [
    'nothing of a customer without a key',
    { ...completed, owner: ownerOf({ userKey: null, fullName: 'Anna Ek' }, 'a') },
    undefined,
  ],
])('a log-out leaves %s [L25, Z27]', (_name, payment, left) => {
  expect(withoutCases({ '0f': payment })['0f']).toEqual(left);
});
