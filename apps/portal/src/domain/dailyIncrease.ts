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
  const parts = growing.map(({ referenceNumber, registrationNumbers, dayCharge }) => {
    const amount = formatAmount(dayCharge);
    return registrationNumbers.length === 0
      ? fill(words.dailyIncreaseOfCaseWithoutVehicle, {
          ref: referenceInSentence(referenceNumber),
          amount,
        })
      : fill(words.dailyIncreaseOfCase, {
          vehicles: registrationNumbers.map(registrationInSentence).join(', '),
          amount,
        });
  });
  if (parts.length === 1) return parts;
  return [...parts, fill(words.dailyIncreaseSum, { amount: formatAmount(increasingDebtAmount) })];
}
