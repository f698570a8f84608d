import type { User } from '@mina-sidor/api-client';

/** Tells customers apart, within this browser. */
export function customerOf(user: User): string {
  return user.userKey ?? user.fullName;
}
