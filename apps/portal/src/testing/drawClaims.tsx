import type { User } from '@mina-sidor/api-client';

import type { Claims } from '../customer/payment/useClaims.ts';
import { ClaimsView } from '../features/claims/ClaimsView.tsx';
import { aCase } from './aCase.ts';
import { aReadyQuery } from './aQuery.ts';
import { drawOnce } from './drawOnce.tsx';
import { aUser, StoryFrame } from './StoryFrame.tsx';

export const first = aCase({ referenceNumber: '47190073316', amountToPay: 67_500 });
export const second = aCase({ referenceNumber: '47190070924', amountToPay: 150_700 });

export interface Drawn extends Partial<Omit<Claims, 'user'>> {
  readonly user?: Partial<User>;
  /** Whether these systems are open. */
  readonly payments?: boolean;
  readonly messages?: boolean;
}

/** A customer of two cases, of 675 and 1 507 kr, unless it says otherwise. */
export function drawClaims({
  user: change,
  payments = true,
  messages = true,
  ...claims
}: Drawn = {}) {
  const user = aUser({ balance: 218_200, ...change });
  const query = aReadyQuery<Claims>({
    user,
    activeReferenceNumberBaseDeck: [first, second],
    inactiveReferenceNumberBaseDeck: [],
    referenceNumberTransactions: [],
    hasOspec: false,
    ...claims,
  });
  drawOnce(
    <StoryFrame offline={{ payments, messages }} user={user}>
      <ClaimsView query={query} />
    </StoryFrame>,
  );
}
