import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  caseStatusOf,
  isCaptured,
  paymentEvents,
  paymentStages,
  step,
  type Payment,
  type PaymentEvent,
} from './payment.ts';

const at = '2026-11-20T09:42:00.000Z';

const fresh: Payment = {
  paymentId: '0f'.repeat(16),
  personalNumber: '199201309805',
  parts: [
    { referenceNumber: '1', kronor: 350 },
    { referenceNumber: '2', kronor: 17 },
  ],
  amount: 367,
  ocrNumber: null,
  createdAt: at,
  stage: 'initialized',
  endReason: null,
  captures: [],
  swish: 'idle',
};
const captures = [{ at, amount: 367 }];

/** Every state that a payment can be in, by what the provider and the payment company know of it. */
const states = {
  new: fresh,
  waiting: { ...fresh, swish: 'waiting' },
  declined: { ...fresh, swish: 'declined' },
  failed: { ...fresh, swish: 'failed' },
  expired: { ...fresh, swish: 'expired' },
  'said to be done': { ...fresh, stage: 'checkoutFinished' },
  paid: { ...fresh, captures },
  'paid and said to be': { ...fresh, captures, stage: 'checkoutFinished' },
  created: { ...fresh, captures, stage: 'created' },
  confirmed: { ...fresh, captures, stage: 'confirmed' },
  cancelled: { ...fresh, stage: 'ended', endReason: 'cancelled' },
  superseded: { ...fresh, stage: 'ended', endReason: 'superseded' },
} as const satisfies Record<string, Payment>;
type StateName = keyof typeof states;

/** The name of the state after the event, or `!` and the reason of the refusal. */
function outcome(state: StateName, event: PaymentEvent): string {
  const result = step(states[state], event, at);
  if (typeof result === 'string') return `!${result}`;
  const after = JSON.stringify(result);
  const [name] = Object.entries(states).find(([, known]) => JSON.stringify(known) === after) ?? [];
  return name ?? after;
}

type Row = readonly [StateName, Record<PaymentEvent, StateName | `!${string}`>];

const openRow = {
  request: 'waiting',
  approve: 'paid',
  decline: 'declined',
  fail: 'failed',
  expire: 'expired',
  cancel: 'cancelled',
  supersede: 'superseded',
  finish: 'said to be done',
  webhook: '!notCaptured',
  confirm: '!notCreated',
} as const;

const late = <Why extends string>(why: Why) =>
  ({ request: why, decline: why, fail: why, expire: why, cancel: why, supersede: why }) as const;

const rows: Row[] = [
  ['new', openRow],
  [
    'paid',
    {
      ...late('!captured'),
      approve: 'paid',
      finish: 'paid and said to be',
      webhook: 'created',
      confirm: '!notCreated',
    },
  ],
  [
    'paid and said to be',
    {
      ...late('!captured'),
      approve: 'paid and said to be',
      finish: 'paid and said to be',
      webhook: 'created',
      confirm: '!notCreated',
    },
  ],
  [
    'created',
    {
      ...late('!captured'),
      approve: 'created',
      finish: 'created',
      webhook: 'created',
      confirm: 'confirmed',
    },
  ],
  [
    'confirmed',
    {
      ...late('!captured'),
      approve: 'confirmed',
      finish: 'confirmed',
      webhook: 'confirmed',
      confirm: 'confirmed',
    },
  ],
  ...(['cancelled', 'superseded'] as const).map((ended): Row => [
    ended,
    {
      ...late('!ended'),
      // The reason why it ended stays.
      cancel: ended,
      supersede: ended,
      approve: '!ended',
      finish: ended,
      webhook: '!ended',
      confirm: '!ended',
    },
  ]),
];

describe('a payment', () => {
  it.each(rows)('that is %s becomes %o [P03, P08]', (state, expected) => {
    const found = paymentEvents.map((event) => [event, outcome(state, event)]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  it.each(['waiting', 'declined', 'failed', 'expired'] as const)(
    'that is %s can be paid, tried again, given up and superseded like a new one',
    (state) => {
      for (const event of paymentEvents.filter((name) => name !== 'finish')) {
        expect([event, outcome(state, event)]).toEqual([event, openRow[event]]);
      }
    },
  );

  it('that the browser reports as done too early can still be paid or cancelled', () => {
    const early = 'said to be done';
    expect(outcome(early, 'approve')).toBe('paid and said to be');
    expect(outcome(early, 'cancel')).toBe('cancelled');
    expect(outcome(early, 'confirm')).toBe('!notCreated');
    expect(outcome(early, 'webhook')).toBe('!notCaptured');
  });

  it.each([
    ['initialized', 'Initialized'],
    ['checkoutFinished', 'CheckoutFinished'],
    ['created', 'Created'],
    ['confirmed', 'None'],
    ['ended', 'None'],
  ] as const)('that is %s gives its cases the status %s', (stage, status) => {
    expect(caseStatusOf(stage)).toBe(status);
  });
});

describe('whatever happens to a payment, in any order', () => {
  const anyEvents = fc.array(fc.constantFrom(...paymentEvents), { maxLength: 30 });
  const play = (sequence: readonly PaymentEvent[]): Payment[] => {
    const seen: Payment[] = [fresh];
    for (const event of sequence) {
      const last = seen.at(-1) ?? fresh;
      const result = step(last, event, at);
      seen.push(typeof result === 'string' ? last : result);
    }
    return seen;
  };

  it('never goes back a stage, and never ends with the money', () => {
    fc.assert(
      fc.property(anyEvents, (sequence) => {
        const seen = play(sequence);
        for (const [index, payment] of seen.entries()) {
          const before = seen[index - 1] ?? fresh;
          expect(paymentStages.indexOf(payment.stage)).toBeGreaterThanOrEqual(
            paymentStages.indexOf(before.stage),
          );
          if (isCaptured(before)) expect(isCaptured(payment)).toBe(true);
          if (payment.stage === 'ended') expect(isCaptured(payment)).toBe(false);
          if (payment.stage === 'created' || payment.stage === 'confirmed') {
            expect(isCaptured(payment)).toBe(true);
          }
        }
      }),
    );
  });

  it('is captured once at most, with the whole amount', () => {
    fc.assert(
      fc.property(anyEvents, (sequence) => {
        const captured = play(sequence).at(-1)?.captures ?? [];
        expect(captured.length).toBeLessThanOrEqual(1);
        for (const { amount } of captured) expect(amount).toBe(367);
      }),
    );
  });

  it('does not change when the same event comes twice', () => {
    fc.assert(
      fc.property(anyEvents, (sequence) => {
        const once = play(sequence).at(-1);
        for (const event of sequence.slice(-1)) {
          expect(play([...sequence, event]).at(-1)).toEqual(once);
        }
      }),
    );
  });
});
