import type { User } from '@mina-sidor/api-client';
import { fill, formatAmount } from '@mina-sidor/texts';

import { texts } from '../texts.ts';

/** How much the debt grows each day, for display beside the debt; null when no vehicle is uninsured (row C04). */
export function dailyIncreaseText(
  user: Pick<User, 'unInsuredVehicles' | 'increasingDebtAmount'>,
): string | null {
  if (user.unInsuredVehicles < 1 || user.increasingDebtAmount === null) return null;
  return fill(texts.claims.increase, { amount: formatAmount(user.increasingDebtAmount) });
}
