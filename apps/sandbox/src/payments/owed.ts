import {
  caseSchema,
  chargeOf,
  type PaymentObstacle,
  paymentObstacleOf,
} from '@mina-sidor/api-client/contract';
import * as v from 'valibot';

import type { CaseRecord } from '../store/store.ts';

/** What can be charged for the case now, in whole kronor. Else the first obstacle to it. */
export function owedFor(record: CaseRecord): number | PaymentObstacle {
  const claimCase = v.parse(caseSchema, record);
  return paymentObstacleOf(claimCase) ?? chargeOf(claimCase) / 100;
}
