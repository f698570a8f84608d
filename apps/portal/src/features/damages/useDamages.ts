import { useMemo } from 'react';
import type { Damage } from '@mina-sidor/api-client';

import { damagesKey } from '../../customer/knownDamages.ts';
import { type Shown, useQuery } from '../../customer/useQuery.ts';
import { type DamageRow, toDamageRows } from './damages.rules.ts';

const none: readonly Damage[] = [];

/** Row Q32. */
export function useDamages(): Shown<readonly DamageRow[]> {
  const query = useQuery(damagesKey, (client) => client.getDamages());
  const answer = query.status === 'ready' ? query.value : none;
  const damages = useMemo(() => toDamageRows(answer), [answer]);
  switch (query.status) {
    case 'loading':
    case 'failed':
      return query;
    case 'ready':
      return { status: 'ready', value: damages };
  }
}
