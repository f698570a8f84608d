import type { User } from '@mina-sidor/api-client';

import { ownerOf } from '../../domain/owner.rules.ts';
import type { SafeStorage } from '../../platform/storage.ts';

/** The name in the storage that all tabs share. */
export const loginIdKey = 'loginId';

/** Tells the customers who use this browser apart. */
export interface Owners {
  /** Identifies the customer within this browser. */
  readonly ownerOf: (user: Pick<User, 'userKey' | 'fullName'>) => string;
  /** Call it before a login is finalized: from then on, the session may belong to somebody else. */
  readonly beginLogin: () => void;
  /** Call it when the customer logs out. */
  readonly endLogin: () => void;
  /** The login that this browser has, in whatever tab it began; null without one. */
  readonly loginId: () => string | null;
}

/** @param storage shared by all tabs; where it is forbidden, customers without `userKey` are told apart by name only */
export function createOwners(storage: SafeStorage, newId: () => string): Owners {
  const endLogin = () => storage.removeItem(loginIdKey);
  const loginId = () => storage.getItem(loginIdKey);
  return {
    ownerOf: (user) => ownerOf(user, loginId()),
    loginId,
    beginLogin: () => {
      // An id that only this tab knows would make every other tab take its customer for another.
      if (!storage.setItem(loginIdKey, newId())) endLogin();
    },
    endLogin,
  };
}
