import type { Damage } from '@mina-sidor/api-client';

import { useKnownAnswer } from '../platform/useAnswer.ts';

export const damagesKey = ['damages'];

const none: readonly Damage[] = [];

/** The damages as some page has fetched them; fetches nothing. */
export function useKnownDamages(): readonly Damage[] {
  return useKnownAnswer(damagesKey, none);
}
