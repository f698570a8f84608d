import * as v from 'valibot';

import { isoDate, optionalText } from './primitives.ts';

/** One matter of the damage system (row S01). */
export const damageSchema = v.object({
  /** The provider's word, such as `Parkeringsskada`; shown as written. */
  damageType: v.string(),
  /** The day on which the damage was done. */
  damageDate: isoDate,
  /** What the provider calls the matter, such as `2026/1187`. */
  damageNumber: v.string(),
  /** What the customer was told when the damage was reported on the web; `null` when it was not. */
  webNumber: optionalText,
});
export type Damage = v.InferOutput<typeof damageSchema>;

/** Answer of GetDamages. */
export const damagesSchema = v.array(damageSchema);
