import { expect, it } from 'vitest';

import { PlanMonthCard } from './index.ts';

const frame = { title: 'Den här månaden', headingLevel: 2, statusLabel: 'Att betala' } as const;

/** Never rendered: the compiler is the test. */
export const wrongUses = () => [
  // @ts-expect-error -- what is due must say until when, and how to pay it
  <PlanMonthCard {...frame} amount="1 kr" key={1} numbers={[]} status="due" />,
  // @ts-expect-error -- a month without payment has no amount
  <PlanMonthCard {...frame} amount="1 kr" key={2} status="none" />,
];

it('does not compile when a month’s state and what it shows do not fit', () => {
  expect(wrongUses).toBeTypeOf('function');
});
