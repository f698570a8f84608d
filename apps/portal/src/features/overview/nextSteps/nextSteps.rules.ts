import type { Amount } from '@mina-sidor/api-client';

import { checkSum } from '../../../domain/amounts.ts';
import { type CaseGroup, caseGroupOf } from '../../../domain/caseGroup.rules.ts';
import type { CaseWithPayments } from '../../../domain/payability.ts';
import { nextPaymentOf } from '../../../domain/planMonths.rules.ts';
import { type Calm, calmOf } from './calm.rules.ts';
import { claimSteps } from './claimSteps.rules.ts';
import type { Known, NextStep } from './nextStep.ts';
import { planSteps } from './planSteps.rules.ts';
import { unreadStep } from './unreadStep.rules.ts';
import { openUninsuredOf, planAtRiskStep, uninsuredStep } from './userSteps.rules.ts';

/** How many steps show: more would not be a beginning. */
export const mostSteps = 3;

/** Why the list may lack something: it is on its way, could not be fetched, or cannot be known now. */
export type Gap = 'late' | 'failed' | 'unknown';

/** What the customer has to do now. */
export interface NextSteps {
  /** The first is the most urgent. */
  readonly steps: readonly NextStep[];
  /** How many more there are on the page of claims. */
  readonly leftOut: number;
  readonly gap: Gap | null;
  /** Only if nothing is missing and nothing is to do. */
  readonly calm: Calm | null;
}

/**
 * Decides what the customer has to do, the most urgent first (row Z76). Null if another part of the page explains why
 * nothing is known.
 */
export function nextStepsOf(known: Known): NextSteps | null {
  const ofClaims = stepsOfClaims(known);
  const unread = unreadStep(known);
  const shown = ofClaims.slice(0, unread === null ? mostSteps : mostSteps - 1);
  const steps = unread === null ? shown : [...shown, unread];
  if (known.access.claims === 'blocked') {
    return steps.length === 0 ? null : { steps, leftOut: 0, gap: null, calm: null };
  }
  const gap = gapOf(known, ofClaims.length > 0);
  return {
    steps,
    leftOut: ofClaims.length - shown.length,
    gap,
    calm: steps.length === 0 && gap === null ? calmOf(known) : null,
  };
}

function stepsOfClaims(known: Known): readonly NextStep[] {
  const { claims } = known;
  const ofPlans = claims.status === 'known' ? planSteps(claims.cases, known.today) : [];
  const isRiskNamed = ofPlans.some(({ kind }) => kind === 'planAtRisk');
  return [
    uninsuredStep(known),
    ...ofPlans.filter(({ kind }) => kind === 'planAtRisk'),
    isRiskNamed ? null : planAtRiskStep(known),
    ...ofPlans.filter(({ kind }) => kind !== 'planAtRisk'),
    ...(claims.status === 'known' ? claimSteps(known, claims) : []),
  ].filter((step) => step !== null);
}

function gapOf(known: Known, asksForClaims: boolean): Gap | null {
  const { user, access, claims } = known;
  if (user === null) return claims.status === 'failed' ? 'failed' : 'late';
  if (user.balance === null) return 'unknown';
  switch (access.claims) {
    case 'offline':
    case 'notAvailable':
      return 'unknown';
    case 'blocked':
      return null;
    case 'notCustomer':
      return user.balance > 0 ? 'unknown' : null;
    case 'open':
      break;
  }
  switch (claims.status) {
    case 'late':
    case 'failed':
      return claims.status;
    case 'notAsked':
      return 'unknown';
    case 'known':
      return isContradicting(known, asksForClaims) ? 'unknown' : null;
  }
}

/**
 * Whether the answers do not fit together, or one of them asks for something that no step says.
 *
 * @param asksForClaims a step says what to do about the claims
 */
function isContradicting(known: Known, asksForClaims: boolean): boolean {
  const { user, claims } = known;
  if (user === null || claims.status !== 'known') return true;
  const active = claims.cases.filter((one) => one.active);
  if (active.length === 0 && user.balance !== null && user.balance > 0) return true;
  if (openUninsuredOf(known).length > 0 && user.unInsuredVehicles === 0) return true;
  if (active.some(({ mayBePaid }) => mayBePaid === true)) return true;
  if (asksForClaims) return false;
  const next = nextPaymentOf(active);
  // On its last day the next month is due, and no longer to come.
  const isDue = next !== null && next.day <= known.today;
  return isDue || isDebtUnexplained(active, user.balance) || active.some(asksForMore);
}

/** Whether the customer owes more than the cases account for. */
function isDebtUnexplained(active: readonly CaseWithPayments[], balance: Amount): boolean {
  const check = checkSum(
    active.map(({ amountToPay }) => amountToPay),
    balance,
  );
  return check.kind === 'differs' && check.total > check.sum;
}

/** Whether the case asks for money, or has a plan at risk. */
function asksForMore(claimCase: CaseWithPayments): boolean {
  return asksForMoney[caseGroupOf(claimCase)] || claimCase.paymentPlanInfo?.willBeClosed === true;
}

/** An uninsured vehicle is a step of its own, whatever its case says. */
const asksForMoney: Readonly<Record<CaseGroup, boolean>> = {
  closed: false,
  uninsured: false,
  processing: false,
  ask: true,
  nothing: false,
  contested: false,
  offer: true,
  ackord: true,
  planNone: false,
  planPaid: false,
  planDue: true,
  ordinary: true,
};
