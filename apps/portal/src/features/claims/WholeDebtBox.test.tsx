// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

import type { MoneyTaken } from '../../domain/payment.rules.ts';
import { createStore } from '../../platform/store.ts';
import { aCase } from '../../testing/aCase.ts';
import { press, shownText } from '../../testing/draw.tsx';
import { drawInFrame } from '../../testing/drawInFrame.tsx';
import { WholeDebtBox } from './WholeDebtBox.tsx';

const cases = [
  aCase({ referenceNumber: '47110023918', amountToPay: 435_050 }),
  aCase({ referenceNumber: '47110023926', amountToPay: 10_099 }),
];

function open(activeCases = cases, hasOspec = false) {
  const pay = vi.fn();
  drawInFrame(
    <WholeDebtBox
      activeCases={activeCases}
      canPayOneByOne
      debt={{ charge: 445_000, cases }}
      hasOspec={hasOspec}
      isFolded={false}
      payment={{ pay, isPending: false, problem: null, question: null }}
    />,
  );
  return { pay, said: shownText().replaceAll('\u00A0', ' ') };
}

it('charges whole kronor of each case, and says how much is cut [C24, P02]', () => {
  const { pay, said } = open();
  expect(said).toContain('Swish tar bara hela kronor. 1,49 kr i ören dras inte.');
  press('Betala 4\u00A0450\u00A0kr med Swish');
  expect(pay).toHaveBeenCalledWith({
    kind: 'wholeDebt',
    charge: 445_000,
    parts: [
      { referenceNumber: '47110023918', charge: 435_000 },
      { referenceNumber: '47110023926', charge: 10_000 },
    ],
  });
});

it.each([
  ['None', 'Inga pengar har dragits.'],
  ['Created', 'En betalning bearbetas redan. Den ska du inte betala igen.'],
] as const)(
  'a payment that did not start says of cases whose payment is %s: %s [Z29]',
  (paymentStatus, money) => {
    const problem = { kind: 'changed', money: createStore<MoneyTaken>('nothing') } as const;
    drawInFrame(
      <WholeDebtBox
        activeCases={[aCase({ paymentStatus })]}
        canPayOneByOne
        debt={null}
        hasOspec={false}
        isFolded={false}
        payment={{ pay: vi.fn(), isPending: false, problem, question: null }}
      />,
    );
    expect(shownText()).toContain(money);
  },
);

it('offers no filled button to a customer who is asked to wait [Z35]', () => {
  const variant = () =>
    /primary|secondary/u.exec(document.querySelector('button')?.className ?? '');
  open();
  expect(variant()?.[0]).toBe('primary');
  document.body.replaceChildren();
  open(cases, true);
  expect(variant()?.[0]).toBe('secondary');
});
