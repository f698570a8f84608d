import { provider } from '@mina-sidor/texts';

import { caseGroupOf } from '../../domain/caseGroup.rules.ts';
import type { CaseWithPayments } from '../../domain/payability.ts';
import { ownStageOf } from './casePage.rules.ts';

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
  switch (ownStageOf(claimCase)) {
    case 'beforeCollection': {
      const atLeast = amountToPay + collectionFee;
      return [{ stage: 'collection', fee: collectionFee, atLeast }, enforcementAfter(atLeast)];
    }
    case 'collection':
      return [enforcementAfter(amountToPay)];
    case null:
      return [];
  }
}
