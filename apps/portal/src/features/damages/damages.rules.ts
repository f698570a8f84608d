import type { Damage } from '@mina-sidor/api-client';

import { uniqueKeys } from '../../domain/uniqueKeys.ts';

/** Above how many rows each button shows (row S05): the other way round than in the lists of claims. */
export const damageListLimits = { showMoreAbove: 24, showAllAbove: 10 } as const;

/** The order that the list begins with (row S06). */
export const firstDamageOrder = { columnKey: 'date', direction: 'descending' } as const;

/** One damage as the list shows it (row S01). */
export interface DamageRow {
  /** Unique within the list. */
  readonly key: string;
  readonly type: string;
  /** `2026-11-20` */
  readonly date: string;
  readonly number: string;
  /** `null` where there is none, and then its label does not show either. */
  readonly webNumber: string | null;
}

/** The damages as rows, in the order of the answer. */
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
