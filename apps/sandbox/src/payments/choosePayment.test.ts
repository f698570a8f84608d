import { describe, expect, it } from 'vitest';

import { choosePayment, type Part } from './choosePayment.ts';
import type { Payment } from './payment.ts';

const parts = (references: string, kronor = 100): Part[] =>
  [...references].map((referenceNumber) => ({ referenceNumber, kronor }));

const payment = (references: string, change: Partial<Payment> = {}): Payment => ({
  paymentId: references,
  personalNumber: '199201309805',
  parts: parts(references),
  amount: references.length * 100,
  ocrNumber: null,
  createdAt: '',
  stage: 'initialized',
  endReason: null,
  captures: [],
  swish: 'idle',
  ...change,
});
const paid = { captures: [{ at: '', amount: 100 }] };

describe('a new payment beside older ones', () => {
  it.each<[string, Payment[], Part[]]>([
    ['the same case', [payment('a')], parts('a')],
    ['the same cases in another order', [payment('ab')], parts('ba')],
    ['the same cases, and a newer one beside it', [payment('ab'), payment('c')], parts('ab')],
    ['the same case, paid but not told of', [payment('a', paid)], parts('a')],
    ['the same case, declined before', [payment('a', { swish: 'declined' })], parts('a')],
  ])('opens %s once more [P03, P04]', (_what, existing, wanted) => {
    const choice = choosePayment(existing, wanted);
    expect(choice).toEqual({ kind: 'same', payment: existing[0] });
  });

  it.each<[string, Payment[], Part[], string[]]>([
    ['nothing', [], parts('a'), []],
    ['others, which stay', [payment('b'), payment('c')], parts('a'), []],
    ['one of its cases', [payment('a')], parts('ab'), ['a']],
    ['more than its cases', [payment('ab')], parts('a'), ['ab']],
    ['two that overlap', [payment('ab'), payment('cd')], parts('bc'), ['ab', 'cd']],
    ['the same case with another amount', [payment('a')], parts('a', 99), ['a']],
    ['ended ones', [payment('a', { stage: 'ended', endReason: 'cancelled' })], parts('a'), []],
    ['booked ones', [payment('a', { ...paid, stage: 'confirmed' })], parts('a'), []],
  ])('is new beside %s', (_what, existing, wanted, superseded) => {
    const choice = choosePayment(existing, wanted);
    const ids = choice.kind === 'create' ? choice.superseded.map((each) => each.paymentId) : null;
    expect(ids).toEqual(superseded);
  });

  it.each<[string, Payment[]]>([
    ['the money of one of its cases', [payment('a', paid)]],
    ['the money of one, and another is open', [payment('b'), payment('a', paid)]],
  ])('is refused when an older payment has taken %s', (_what, existing) => {
    const choice = choosePayment(existing, parts('ab'));
    const ids = choice.kind === 'paid' ? choice.payments.map((each) => each.paymentId) : null;
    expect(ids).toEqual(['a']);
  });
});
