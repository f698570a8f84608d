import { fill } from '@mina-sidor/texts';

import { caseTypeOf } from '../../domain/case.rules.ts';
import { daysFrom } from '../../domain/days.ts';
import { registrationInSentence } from '../../domain/inSentence.ts';
import { type CaseWithPayments, mayBeBeingPaid } from '../../domain/payability.ts';
import { texts } from '../../texts.ts';

/** What a case comes to if nothing is done, in öre. */
export interface Growth {
  readonly tomorrow: number;
  readonly inAWeek: number;
}

/**
 * Null unless the amount is exactly what the days until today cost: what it comes to is not known otherwise (row Z78), nor
 * while some of it is being paid.
 *
 * @param today as `2026-11-20`
 */
export function growthOf(claimCase: CaseWithPayments, today: string): Growth | null {
  if (mayBeBeingPaid(claimCase)) return null;
  const { amountToPay, dayCharge, customerCases } = claimCase;
  const [part, ...others] = customerCases.filter(
    (each) => caseTypeOf(each) === 'of-ärende' && each.toDate === null,
  );
  if (part === undefined || others.length > 0 || part.fromDate === null) return null;
  if (dayCharge === null || amountToPay === null) return null;
  if (amountToPay !== daysFrom(part.fromDate, today) * dayCharge) return null;
  return { tomorrow: amountToPay + dayCharge, inAWeek: amountToPay + 7 * dayCharge };
}

const { ofKnown, ofUnknown, ofSeveral } = texts.case.growth.ways;

/** The two ways to stop it, each as a question and its answer. */
export type Ways = Readonly<Record<keyof typeof ofKnown, string>>;

export function waysOf(registrationNumbers: readonly string[]): Ways {
  const [only, ...others] = registrationNumbers;
  if (only === undefined) return ofUnknown;
  if (others.length > 0) return ofSeveral;
  return { ...ofKnown, isUsed: fill(ofKnown.isUsed, { reg: registrationInSentence(only) }) };
}
