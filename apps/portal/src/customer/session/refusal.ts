import type { PortalClient, User } from '@mina-sidor/api-client';

import { customerOf } from './session.ts';
import type { CallKind } from '../../domain/outcomePolicy.ts';

/**
 * Whether a refused call was sent in a session that has been replaced since, by a log-in or a renewal: then the refusal
 * says nothing about the one that stands now. The anti-forgery token marks the session.
 */
export function isOfEarlierSession(sentWith: string | null, now: string | null): boolean {
  return now !== null && now !== '' && now !== sentWith;
}

/** Whose session stands now, as the server says. */
export async function whoseSession(
  client: Pick<PortalClient, 'getUser'>,
  user: User,
): Promise<'sameCustomer' | 'otherCustomer' | 'nobody' | 'unknown'> {
  const answer = await client.getUser();
  if (answer.outcome === 'expired') return 'nobody';
  if (answer.outcome !== 'ok') return 'unknown';
  return customerOf(answer.value) === customerOf(user) ? 'sameCustomer' : 'otherCustomer';
}

/** Whether a call that was refused may be made once more by itself: not what changes something (row Q22). */
export function isRepeatable(kind: CallKind): boolean {
  switch (kind) {
    case 'query':
    case 'background':
    case 'keepAlive':
      return true;
    case 'change':
    case 'report':
    case 'login':
    case 'sessionProbe':
    case 'log':
      return false;
  }
}
