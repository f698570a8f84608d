import { expect, it } from 'vitest';

import { PlanMonthCard } from './index.ts';

const frame = { title: 'Den här månaden', headingLevel: 2, statusLabel: 'Att betala' } as const;

/** Never rendered: the compiler is the test. */
export const wrongUses = () => [
  // @ts-expect-error -- a due month needs a last day to pay and payment numbers
  <PlanMonthCard {...frame} amount="1 kr" key={1} bankPayments={[]} status="due" />,
  // @ts-expect-error -- a month without payment has no amount
  <PlanMonthCard {...frame} amount="1 kr" key={2} status="none" />,
];

it('does not compile with props that do not fit the state of the month', () => {
  expect(wrongUses).toBeTypeOf('function');
});
