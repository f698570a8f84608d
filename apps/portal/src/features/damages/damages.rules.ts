import type { Damage } from '@mina-sidor/api-client';

/**
 * How many rows the list shows at first and with each step, and above how many rows each button shows (row S05). They stand
 * the other way round than in the lists of claims.
 */
export const damageListLimits = { pageSize: 10, showMoreAbove: 24, showAllAbove: 10 } as const;

/** The order that the list begins with (row S06). */
export const firstDamageOrder = { columnKey: 'date', direction: 'descending' } as const;

/** One damage case as the list shows it (row S01). */
export interface DamageRow {
  /** Tells it from the others. */
  readonly key: string;
  readonly type: string;
  /** `2026-11-20` */
  readonly date: string;
  readonly number: string;
  /** `null` where there is none, and then its label does not show either. */
  readonly webNumber: string | null;
}

/** The damage cases as rows. Two that the server tells in the same words are two rows. */
export function toDamageRows(damages: readonly Damage[]): readonly DamageRow[] {
  const counts = new Map<string, number>();
  return damages.map(({ damageType, damageDate, damageNumber, webNumber }) => {
    const words = [damageNumber, damageDate, damageType, webNumber].join(' ');
    const count = counts.get(words) ?? 0;
    counts.set(words, count + 1);
    return {
      key: count === 0 ? words : `${words} ${String(count)}`,
      type: damageType.trim(),
      date: damageDate,
      number: damageNumber.trim(),
      webNumber,
    };
  });
}
