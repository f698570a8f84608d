import type { User } from '@mina-sidor/api-client';

const ofOneLogin = 'login:';

/**
 * Identifies the customer within this browser. A customer without `userKey` is the same only while one login lasts
 * (row Z58).
 *
 * @param loginId of the last login in this browser; null when the browser cannot store one
 */
export function ownerOf(
  { userKey, fullName }: Pick<User, 'userKey' | 'fullName'>,
  loginId: string | null,
): string {
  return userKey ?? ofOneLogin + (loginId ?? fullName);
}

/** Whether the next login can belong to the same owner. If not, nothing of theirs may stay after the log-out. */
export function outlastsLogin(owner: string): boolean {
  return !owner.startsWith(ofOneLogin);
}
