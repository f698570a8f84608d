import type { ClaimCase, User } from '@mina-sidor/api-client';
import { fill, formatAmount } from '@mina-sidor/texts';

import { texts } from '../texts.ts';
import { checkSum } from './amounts.ts';
import { referenceInSentence, registrationInSentence } from './inSentence.ts';

const words = texts.claims;

/** How much the debt grows each day, for display beside the debt; null when no vehicle is uninsured (row C04). */
export function dailyIncreaseText(
  user: Pick<User, 'unInsuredVehicles' | 'increasingDebtAmount'>,
): string | null {
  const { unInsuredVehicles, increasingDebtAmount } = user;
  if (unInsuredVehicles < 1 || increasingDebtAmount === null) return null;
  return fill(words.increase, { amount: formatAmount(increasingDebtAmount) });
}

/** The active cases that grow: each has a vehicle without insurance. */
export function growingOf(cases: readonly ClaimCase[]): readonly ClaimCase[] {
  return cases.filter(({ active, hasOpenUninsuredPeriod }) => active && hasOpenUninsuredPeriod);
}

/** What the customer knows the case by: its vehicles, or its number. */
export function whatGrows({ referenceNumber, registrationNumbers }: ClaimCase): string {
  return registrationNumbers.length === 0
    ? fill(words.caseWithoutVehicle, { ref: referenceInSentence(referenceNumber) })
    : registrationNumbers.map(registrationInSentence).join(', ');
}

/**
 * Sentences that say what each case adds to the debt a day, and the sum last. Nothing unless the parts add up to what the provider says that
 * the debt grows by (row Z78).
 */
export function dailyIncreaseParts(
  { increasingDebtAmount }: Pick<User, 'increasingDebtAmount'>,
  cases: readonly ClaimCase[],
): readonly string[] {
  const growing = growingOf(cases);
  const charges = growing.map(({ dayCharge }) => dayCharge);
  if (growing.length === 0 || checkSum(charges, increasingDebtAmount).kind !== 'equal') return [];
  const parts = growing.map((one) =>
    fill(words.dailyIncreaseOfCase, { what: whatGrows(one), amount: formatAmount(one.dayCharge) }),
  );
  if (parts.length === 1) return parts;
  return [...parts, fill(words.dailyIncreaseSum, { amount: formatAmount(increasingDebtAmount) })];
}
