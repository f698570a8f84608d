import { addDays } from '../calendar.ts';
import type { SampleCustomer } from './sample.types.ts';

/** What a sample's damage case is made from. */
export interface DamagePlan {
  readonly type: string;
  readonly number: string;
  readonly daysAgo: number;
  /** Present when it was reported on the web. */
  readonly web?: string;
}

/** The damage case as of today. The provider's system writes an empty web number where there is none. */
export function buildDamage(
  { type, number, daysAgo, web = '' }: DamagePlan,
  today: string,
): SampleCustomer['damages'][number] {
  return {
    damageType: type,
    damageDate: addDays(today, -daysAgo),
    damageNumber: number,
    webNumber: web,
  };
}
