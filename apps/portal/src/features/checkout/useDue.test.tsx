// @vitest-environment jsdom
import { useEffect } from 'react';
import { expect, it } from 'vitest';

import { useCustomer } from '../../customer/customer.ts';
import { aSentCase } from '../../testing/aCase.ts';
import { shownText } from '../../testing/draw.tsx';
import { drawInFrame } from '../../testing/drawInFrame.tsx';
import { useDue } from './useDue.ts';

const referenceNumber = '47110023918';

interface PageProps {
  readonly isPaid: boolean;
}

function Page({ isPaid }: PageProps) {
  const { payments } = useCustomer().scope;
  useEffect(() => {
    if (isPaid) void payments.complete({ paymentId: '0f', referenceNumber, charge: 435_000 });
  }, [isPaid, payments]);
  return useDue('unavailable', referenceNumber).state;
}

it.each([
  ['can be paid', false, 'payable'],
  [
    'is being paid, when this browser knows of a payment that the server does not',
    true,
    'inProgress',
  ],
])('a case %s [Z27, P12]', async (_what, isPaid, state) => {
  const answer = (path: string) =>
    path.includes('CheckoutFinished')
      ? new Response(null, { status: 500 })
      : Response.json(aSentCase(referenceNumber));
  drawInFrame(<Page isPaid={isPaid} />, { answer });
  await expect.poll(shownText).toBe(state);
});
