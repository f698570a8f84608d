import { expect, it } from 'vitest';

import { PlanMonthCard } from './index.ts';

const frame = { title: 'Den här månaden', headingLevel: 2, statusLabel: 'Att betala' } as const;

/** Never rendered: the compiler is the test. */
export const rightUse = () => (
  <PlanMonthCard
    {...frame}
    amount="1 kr"
    bankPayments={[{ numbers: [{ label: 'IBAN', value: 'NO9386011117947', copied: 'Kopierat' }] }]}
    due="Senast 2026-11-30"
    status="due"
  />
);

/** Never rendered: the compiler is the test. */
export const wrongUses = () => [
  // @ts-expect-error -- a due month needs a last day to pay and payment numbers
  <PlanMonthCard {...frame} amount="1 kr" key={1} bankPayments={[]} status="due" />,
  // @ts-expect-error -- a month without payment has no amount
  <PlanMonthCard {...frame} amount="1 kr" key={2} status="none" />,
  // @ts-expect-error -- the reference number of a case needs its term
  <PlanMonthCard
    {...frame}
    amount="1 kr"
    bankPayments={[{ numbers: [], reference: '4711' }]}
    due="Senast 2026-11-30"
    key={3}
    status="due"
  />,
];

it('asks for words only where they are shown', () => {
  expect(rightUse).toBeTypeOf('function');
});

it('does not compile with props that do not fit the state of the month', () => {
  expect(wrongUses).toBeTypeOf('function');
});
