import { costs, interest, oreOf } from './money.ts';

/** States of a case, in the provider's words; null where the provider's system names none. */
export type CaseState =
  | 'Claim'
  | 'Reminder'
  | 'Collection'
  | 'PaymentOrder'
  | 'Contestation'
  | 'Decision'
  | 'Verdict'
  | 'Foreclosure'
  | 'InstallmentPlan'
  | 'TemporaryOffer'
  | 'Ackord'
  | null;

/** A period without traffic insurance, charged by the day. Days are counted back from today. */
export interface UninsuredItem {
  readonly caseType: 'of-ärende';
  readonly startedDaysAgo: number;
  /** Absent while the vehicle is still uninsured. */
  readonly endedDaysAgo?: number;
  /** In kronor. */
  readonly dayCharge: number;
}

/** A sum that another body has told the provider: a premium, an excess, a damage to be paid back. */
interface InvoicedItem {
  readonly caseType: 'premiekrav' | 'självrisk' | 'ägarregress' | 'förarregress';
  /** In kronor. */
  readonly capital: number;
  readonly damagedDaysAgo?: number;
  readonly startedDaysAgo?: number;
  readonly endedDaysAgo?: number;
}

export type CaseItem = UninsuredItem | InvoicedItem;

/** What makes up the amount of a case, in öre. */
export interface AmountParts {
  readonly capital: number;
  readonly costs: number;
  readonly interest: number;
}

function itemCapital(item: CaseItem): number {
  if (item.caseType !== 'of-ärende') return oreOf(item.capital);
  const days = item.startedDaysAgo - (item.endedDaysAgo ?? 0) + 1;
  return Math.max(days * oreOf(item.dayCharge), costs.minimumCharge);
}

/** Costs that the case has gathered on its way to this state. */
function stateCosts(state: CaseState): number {
  switch (state) {
    case 'Collection':
    case 'Ackord':
      return costs.collection;
    case 'PaymentOrder':
    case 'Contestation':
    case 'Decision':
    case 'Verdict':
      return costs.collection + costs.paymentOrder;
    case 'Foreclosure':
      return costs.collection + costs.paymentOrder + costs.foreclosure;
    case 'Claim':
    case 'Reminder':
    case 'InstallmentPlan':
    case 'TemporaryOffer':
    case null:
      return 0;
  }
}

/** Adds up a case from its items, its state and the number of days that it is overdue. */
export function amountParts(
  items: readonly CaseItem[],
  state: CaseState,
  overdueDays: number,
): AmountParts {
  const capital = items.reduce((sum, item) => sum + itemCapital(item), 0);
  return { capital, costs: stateCosts(state), interest: interest(capital, overdueDays) };
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
