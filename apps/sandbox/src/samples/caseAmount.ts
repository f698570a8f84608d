import { costs, interest, oreOf } from './money.ts';
import type { CaseItem, CaseState } from './persona.ts';

/** What makes up the amount of a case, in öre. */
export interface AmountParts {
  readonly capital: number;
  readonly costs: number;
  readonly interest: number;
}

const courtCosts = costs.collection + costs.paymentOrder;

/** Costs that a case has gathered on its way to the state. */
const stateCosts: Readonly<Record<NonNullable<CaseState>, number>> = {
  Claim: 0,
  Reminder: 0,
  InstallmentPlan: 0,
  TemporaryOffer: 0,
  Collection: costs.collection,
  Ackord: costs.collection,
  PaymentOrder: courtCosts,
  Contestation: courtCosts,
  Decision: courtCosts,
  Verdict: courtCosts,
  Foreclosure: courtCosts + costs.foreclosure,
};

function itemCapital(item: CaseItem): number {
  if (item.caseType !== 'of-ärende') return oreOf(item.capital);
  const days = item.startedDaysAgo - (item.endedDaysAgo ?? 0) + 1;
  return Math.max(days * oreOf(item.dayCharge), costs.minimumCharge);
}

/** Adds up a case from its items, its state and the number of days that it is overdue. */
export function amountParts(
  items: readonly CaseItem[],
  state: CaseState,
  overdueDays: number,
): AmountParts {
  const capital = items.reduce((sum, item) => sum + itemCapital(item), 0);
  return {
    capital,
    costs: stateCosts[state ?? 'Claim'],
    interest: interest(capital, overdueDays),
  };
}

/** Share of the debt that a composition agreement (ackord) leaves to pay. */
const compositionShare = 0.4;

/** What is left to pay: an offer drops costs and interest, a composition agreement a share of the whole. */
export function amountToPay(parts: AmountParts, state: CaseState): number {
  const whole = parts.capital + parts.costs + parts.interest;
  if (state === 'TemporaryOffer') return parts.capital;
  if (state === 'Ackord') return oreOf(Math.ceil((whole * compositionShare) / 100));
  return whole;
}
