import * as v from 'valibot';

import { emailAddress, mandatoryPhoneNumber } from './contactFields.ts';
import { count, dayOf, optional, optionalText } from './primitives.ts';

/** One register extract that can be fetched with its token. */
export const registerExtractSchema = v.object({
  title: v.string(),
  /** In bytes, if the provider knows it. */
  size: optional(count),
  token: optionalText,
  /** When it was created. It can be fetched for three months after that. */
  created: dayOf,
});

/** One register extract, without its content. */
export type RegisterExtract = v.InferOutput<typeof registerExtractSchema>;

/** Answer of Documents: the register extracts, newest first. */
export const registerExtractsSchema = v.array(registerExtractSchema);

/** Body of CreateRegisterExtractRequest. The provider's system requires the capital letters. */
export const registerExtractRequestSchema = v.object({
  Email: emailAddress,
  Phone: mandatoryPhoneNumber,
});

/** An order of a register extract: where the customer can be reached. */
export type RegisterExtractRequest = v.InferInput<typeof registerExtractRequestSchema>;
