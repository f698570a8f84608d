import * as v from 'valibot';

import { isoDate, optionalText } from './primitives.ts';

/** One damage case. */
export const damageSchema = v.object({
  /** The provider's name for it, such as `Parkeringsskada`; displayed unchanged. */
  damageType: v.string(),
  /** The day of the damage. */
  damageDate: isoDate,
  /** The provider's number for it, such as `2026/1187`. */
  damageNumber: v.string(),
  /** The number that the customer got when reporting the damage on the web; `null` if it was reported otherwise. */
  webNumber: optionalText,
});

/** One damage of the customer. */
export type Damage = v.InferOutput<typeof damageSchema>;

/** Answer of GetDamages. */
export const damagesSchema = v.array(damageSchema);
