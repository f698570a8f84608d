// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import type { PaymentPlanInfo } from '@mina-sidor/api-client';
import { expect, it, onTestFinished } from 'vitest';

import { aCase } from '../../testing/aCase.ts';
import { aPlan } from '../../testing/aPlan.ts';
import { draw, shownText } from '../../testing/draw.tsx';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { MonthOfPlans } from './MonthOfPlans.tsx';
import { monthOfPlansOf } from './month.rules.ts';

/** The month of one plan. @returns the ids of the parts that have been brought into view */
function open(address: string, changes: Partial<PaymentPlanInfo> = {}): readonly string[] {
  const plan = aCase({
    referenceNumber: '47160028892',
    stateName: 'InstallmentPlan',
    paymentPlanInfo: aPlan(changes),
  });
  const month = monthOfPlansOf([plan], '2026-11-24');
  const broughtIntoView: string[] = [];
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element) {
      broughtIntoView.push(this.id);
    },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });
  history.replaceState(null, '', address);
  draw(<StoryFrame>{month === null ? null : <MonthOfPlans month={month} />}</StoryFrame>);
  return broughtIntoView;
}

it.each([true, false])('marks a plan that may be closed: %s [Z77]', (willBeClosed) => {
  open('/krav', { willBeClosed });
  expect(shownText()).toContain('Att betala i november');
  expect(shownText().includes('Planen kan avslutas')).toBe(willBeClosed);
});

it.each([
  ['/krav#manaden', ['manaden']],
  ['/krav', []],
])('comes into view on %s, although it is drawn after the page: %j [Z77]', (address, expected) => {
  expect(open(address)).toEqual(expected);
});

it('each plan of which nothing is left to pay this month can be opened [Z87]', () => {
  const paid = { expectedAmount: 120_000, paidAmount: 120_000, amountLeftToPay: 0 };
  open('/krav', { activeAmortizationOccasion: { ...paid, date: '2026-11-30' } });
  const done = screen.getByText('Klart för november:').parentElement;
  expect(done?.querySelector('a')?.getAttribute('href')).toBe('/krav/47160028892');
});
