// @vitest-environment jsdom
import { expect, it, onTestFinished } from 'vitest';

import { aCase } from '../../testing/aCase.ts';
import { aPlan } from '../../testing/aPlan.ts';
import { draw, shownText } from '../../testing/draw.tsx';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { MonthOfPlans } from './MonthOfPlans.tsx';
import { monthOfPlansOf } from './month.rules.ts';

/** The month of one plan. @returns the ids of the parts that have been brought into view */
function open(address: string, willBeClosed = false): readonly string[] {
  const plan = aCase({
    stateName: 'InstallmentPlan',
    paymentPlanInfo: aPlan({ willBeClosed }),
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
    history.replaceState(null, '', '/');
  });
  history.replaceState(null, '', address);
  draw(<StoryFrame>{month === null ? null : <MonthOfPlans month={month} />}</StoryFrame>);
  return broughtIntoView;
}

it.each([true, false])('marks a plan that may be closed: %s [Z77]', (willBeClosed) => {
  open('/krav', willBeClosed);
  expect(shownText()).toContain('Att betala i november');
  expect(shownText().includes('Planen kan avslutas')).toBe(willBeClosed);
});

it.each([
  ['/krav#manaden', ['manaden']],
  ['/krav', []],
])('comes into view on %s, although it is drawn after the page: %j [Z77]', (address, expected) => {
  expect(open(address)).toEqual(expected);
});
