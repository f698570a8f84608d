import { provider } from '@mina-sidor/texts';

import { caseStateOf } from '../../domain/case.rules.ts';
import { caseGroupOf } from '../../domain/caseGroup.rules.ts';
import type { CaseWithPayments } from '../../domain/payability.ts';

/** A stage that an unpaid case comes to, with what it adds to the debt and the least that the debt is then, in öre. */
export interface LaterStage {
  readonly stage: 'collection' | 'enforcement';
  readonly fee: number;
  readonly atLeast: number;
}

/**
 * What waiting costs, stage by stage (row Z82). None where no cost is known: only collection and the application to the
 * Enforcement Authority have a price.
 */
export function laterStagesOf(claimCase: CaseWithPayments): readonly LaterStage[] {
  const { amountToPay } = claimCase;
  if (amountToPay === null || caseGroupOf(claimCase) !== 'ordinary') return [];
  const { collectionFee, applicationFee } = provider;
  const enforcementAfter = (debt: number): LaterStage => ({
    stage: 'enforcement',
    fee: applicationFee,
    atLeast: debt + applicationFee,
  });
  if (isBeforeCollection(claimCase)) {
    const atLeast = amountToPay + collectionFee;
    return [{ stage: 'collection', fee: collectionFee, atLeast }, enforcementAfter(atLeast)];
  }
  return caseStateOf(claimCase) === 'Collection' ? [enforcementAfter(amountToPay)] : [];
}

/** A word that nobody knows may stand for any stage. */
function isBeforeCollection(claimCase: Pick<CaseWithPayments, 'stateName'>): boolean {
  const state = caseStateOf(claimCase);
  return claimCase.stateName === null || state === 'Claim' || state === 'Reminder';
}
