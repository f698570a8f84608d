import * as v from 'valibot';

import { emailAddress, mandatoryPhoneNumber } from './contactFields.ts';
import { count, dayOf, optional } from './primitives.ts';

/** One register extract that can be fetched (row Q37): by its token, and not without one. */
export const registerExtractSchema = v.object({
  title: v.string(),
  /** In bytes, where the provider knows it. */
  size: optional(count),
  token: optional(v.string()),
  /** When it was made. It can be fetched for three months from then on. */
  created: dayOf,
});
export type RegisterExtract = v.InferOutput<typeof registerExtractSchema>;

/** Answer of Documents: the register extracts, the newest first. */
export const registerExtractsSchema = v.array(registerExtractSchema);

/** Body of CreateRegisterExtractRequest, with the capital letters of the provider's system (row Q29). */
export const registerExtractRequestSchema = v.object({
  Email: emailAddress,
  Phone: mandatoryPhoneNumber,
});
export type RegisterExtractRequest = v.InferInput<typeof registerExtractRequestSchema>;
