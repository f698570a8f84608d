import type { ClaimCase } from '@mina-sidor/api-client';
import { fill, formatAmount, formatCountInText } from '@mina-sidor/texts';

import { growingOf } from '../../../domain/dailyIncrease.ts';
import { capital, registrationInSentence } from '../../../domain/inSentence.ts';
import { texts } from '../../../texts.ts';
import type { Known, NextStep, StepAction } from './nextStep.ts';
import { contact, toCase, toClaims, toQuestion } from './words.ts';

const words = texts.nextSteps;

/** The active cases whose vehicles are uninsured now; none while the cases are unknown. */
export function openUninsuredOf({ claims }: Known): readonly ClaimCase[] {
  return claims.status === 'known' ? growingOf(claims.cases) : [];
}

/** Says that the debt grows while vehicles are uninsured (row O01). */
export function uninsuredStep(known: Known): NextStep | null {
  const { user, access } = known;
  if (user === null || !access.systems.claims || user.unInsuredVehicles < 1) return null;
  const vehicles = user.unInsuredVehicles;
  const count = formatCountInText(vehicles);
  return {
    key: 'uninsured',
    kind: 'uninsured',
    title:
      vehicles === 1
        ? words.uninsured.titleOne
        : fill(words.uninsured.titleMany, { count: capital(count) }),
    text: increaseText(known, vehicles, user.increasingDebtAmount),
    ...uninsuredActions(known),
  };
}

function increaseText(known: Known, vehicles: number, increase: number | null): string {
  const { uninsured } = words;
  const [only, ...others] = openUninsuredOf(known);
  if (vehicles === 1 && only !== undefined && others.length === 0) {
    const [reg, ...moreVehicles] = only.registrationNumbers;
    if (reg !== undefined && moreVehicles.length === 0 && only.dayCharge !== null) {
      const amount = formatAmount(only.dayCharge);
      return fill(uninsured.ofCase, { reg: registrationInSentence(reg), amount });
    }
  }
  if (increase !== null) {
    return fill(vehicles === 1 ? uninsured.one : uninsured.many, {
      amount: formatAmount(increase),
    });
  }
  return vehicles === 1 ? uninsured.unknownOne : uninsured.unknownMany;
}

function uninsuredActions(known: Known): Pick<NextStep, 'action' | 'second'> {
  if (!known.access.routes.claims) return { action: contact };
  const [first, ...others] = openUninsuredOf(known);
  if (first === undefined) return { action: toClaims(words.toClaims) };
  if (others.length > 0) return { action: toClaims(words.uninsured.stop) };
  return { action: toCase(words.uninsured.stop, first), second: toClaims(words.toClaims) };
}

/** Says that a plan is at risk where no month of it can be named (row O02). */
export function planAtRiskStep(known: Known): NextStep | null {
  const { user, access, claims } = known;
  if (user?.paymentPlanWillBeClosed !== true) return null;
  const atRisk =
    claims.status === 'known'
      ? claims.cases.find(
          ({ active, paymentPlanInfo }) => active && paymentPlanInfo?.willBeClosed === true,
        )
      : undefined;
  const action: StepAction = !access.routes.claims
    ? contact
    : atRisk === undefined
      ? toClaims(words.toClaims)
      : toCase(words.showCase, atRisk);
  return {
    key: 'planAtRisk',
    kind: 'planAtRisk',
    title: words.planAtRisk.title,
    text: words.planAtRisk.contactUs,
    action,
    // The text asks the customer to get in touch.
    ...(access.routes.messages
      ? { second: toQuestion(words.ask.write, known, atRisk?.referenceNumber) }
      : {}),
  };
}
