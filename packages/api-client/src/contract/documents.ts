import * as v from 'valibot';

import { count, isoDate, optional } from './primitives.ts';

/** One document of the claims system. `index` fetches its content, or `token` if it has no index. */
export const claimDocumentSchema = v.object({
  /** `Kravbrev`, `Utskick`, `Avbetalningsplan` or `Sammanställning`; an unknown value is kept. */
  minaSidorDocumentType: v.string(),
  minaSidorDisplayName: v.string(),
  /** How the document reached the customer, such as `Kivra`. */
  deliveryMethod: optional(v.string()),
  /** The case that it is about; absent for a document about all cases. */
  referenceNumber: optional(v.string()),
  createdDate: isoDate,
  index: optional(count),
  token: optional(v.string()),
  /** In bytes, if the provider knows it. */
  fileSize: optional(count),
});
export type ClaimDocument = v.InferOutput<typeof claimDocumentSchema>;

/** Answer of GetInsuranceDocumentMetadatas. */
export const claimDocumentsSchema = v.array(claimDocumentSchema);

/** The file to fetch: `index` if the document has one, otherwise `token`. */
export const fileQuerySchema = v.object({
  index: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
  token: v.exactOptional(v.pipe(v.string(), v.nonEmpty())),
});
export type FileQuery = v.InferInput<typeof fileQuerySchema>;

/**
 * The accepted media types of a document. All others are refused, HTML above all: shown in a tab, it would run as a
 * page of the portal.
 */
export const documentMediaTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const;
