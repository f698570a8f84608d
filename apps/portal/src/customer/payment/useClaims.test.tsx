// @vitest-environment jsdom
import { isPaymentInProgress } from '@mina-sidor/api-client';
import { useEffect, useEffectEvent } from 'react';
import { expect, it } from 'vitest';

import { aSentCase } from '../../testing/aCase.ts';
import { shownText } from '../../testing/draw.tsx';
import { drawInFrame } from '../../testing/drawInFrame.tsx';
import { useStore } from '../../platform/store.ts';
import { useCustomer } from '../customer.ts';
import { useClaims } from './useClaims.ts';

const referenceNumber = '47110023918';
const payment = { paymentId: '0f', referenceNumber, charge: 435_000 };

const sent = aSentCase(referenceNumber);
const [open, closed] = [
  { active: [sent], inactive: [] },
  { active: [], inactive: [{ ...sent, active: false }] },
].map(({ active, inactive }) => ({
  activeReferenceNumberBaseDeck: active,
  inactiveReferenceNumberBaseDeck: inactive,
  referenceNumberTransactions: [],
  hasOspec: false,
}));

/** A page on which the customer has paid, and that fetches the cases again after it. */
function Page() {
  const { payments } = useCustomer().scope;
  const known = useStore(payments.store);
  const claims = useClaims();
  const fetchAgain = useEffectEvent(async () => {
    await payments.complete(payment);
    const newer = await claims.refresh();
    const cases = newer?.activeReferenceNumberBaseDeck ?? [];
    document.title = cases.some(isPaymentInProgress) ? 'being paid' : 'not being paid';
  });
  const { status } = claims;
  useEffect(() => {
    if (status === 'ready') void fetchAgain();
  }, [status]);
  return known['0f']?.parts.some(({ isSettled }) => isSettled === true) === true
    ? 'booked'
    : 'remembered';
}

/** @param finished how the server answers CheckoutFinished */
function pay(finished: number, claims: unknown): void {
  const answer = (path: string) =>
    path.includes('CheckoutFinished')
      ? new Response(null, { status: finished })
      : Response.json(claims);
  drawInFrame(<Page />, { answer });
}

it('a case that is fetched again is being paid, while the server does not know of the payment [Z27]', async () => {
  pay(500, open);
  await expect.poll(() => document.title).toBe('being paid');
});

it('a payment is booked when its case is among the closed ones [Z27]', async () => {
  pay(204, closed);
  await expect.poll(shownText).toBe('booked');
});
