import type { Damage } from '@mina-sidor/api-client';

import { uniqueKeys } from '../../domain/uniqueKeys.ts';

/** The numbers of rows above which each button shows (row S05). The lists of claims have them the other way round. */
export const damageListLimits = { showMoreAbove: 24, showAllAbove: 10 } as const;

/** The default order (row S06). */
export const firstDamageOrder = { columnKey: 'date', direction: 'descending' } as const;

/** Row S01. */
export interface DamageRow {
  /** Unique within the list. */
  readonly key: string;
  readonly type: string;
  /** `2026-11-20` */
  readonly date: string;
  readonly number: string;
  /** `null` when missing; its label is hidden then. */
  readonly webNumber: string | null;
}

export function toDamageRows(damages: readonly Damage[]): readonly DamageRow[] {
  const keys = uniqueKeys(damages, (each) => [
    each.damageNumber,
    each.damageDate,
    each.damageType,
    each.webNumber,
  ]);
  return damages.map(({ damageType, damageDate, damageNumber, webNumber }, at) => ({
    key: keys[at] ?? '',
    type: damageType.trim(),
    date: damageDate,
    number: damageNumber.trim(),
    webNumber,
  }));
}
