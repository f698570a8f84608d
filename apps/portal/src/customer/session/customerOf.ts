import type { User } from '@mina-sidor/api-client';

/** Identifies the customer within this browser. Some customers have no `userKey`. */
export function customerOf(user: User): string {
  return user.userKey ?? user.fullName;
}
