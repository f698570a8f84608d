import { describe, expect, it } from 'vitest';

import { begun, completed, first, parts, settled, told } from '../testing/knownPaymentSamples.ts';
import { begunPayment } from './knownPayments.rules.ts';
import { ownerOf } from './owner.rules.ts';
import { paidByOthers, withoutCases } from './paidByOthers.rules.ts';
import type { KnownPayment } from './storedPayment.rules.ts';

describe('a payment whose cases other payments may have paid', () => {
  const ofOne = begunPayment('maja', { kind: 'case', ...first }, 0);
  const another: KnownPayment = { ...told, since: 5, parts: [first] };
  it.each<[string, Record<string, KnownPayment>, string]>([
    ['all, when the whole debt is paid', { ofOne, completed }, 'all'],
    ['some, when one of several is paid', { ofOne: begun, another }, 'some'],
    ['none while the other is only begun', { ofOne, begun }, 'none'],
    [
      'none when the other paid another case',
      { ofOne, completed: { ...completed, parts: parts.slice(1) } },
      'none',
    ],
    [
      'all when the other is booked, and was completed later',
      { ofOne, told: { ...told, since: 5, parts: settled } },
      'all',
    ],
    [
      'none when it was begun after the other was booked',
      { ofOne: { ...ofOne, since: 6 }, told: { ...told, since: 5, parts: settled } },
      'none',
    ],
    ['none when only itself has paid', { ofOne: { ...ofOne, isCompleted: true } }, 'none'],
    ['none without a payment of this id', { completed }, 'none'],
    ['all after a log-out', withoutCases({ ofOne, completed }), 'all'],
    ['some after two log-outs', withoutCases(withoutCases({ ofOne: begun, another })), 'some'],
    ['none after a log-out, if none was', withoutCases({ ofOne }), 'none'],
  ])('have %s [Z27, Z57]', (_name, payments, paid) => {
    expect(paidByOthers(payments, 'ofOne')).toBe(paid);
  });
});

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
