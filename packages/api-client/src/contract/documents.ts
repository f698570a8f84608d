import * as v from 'valibot';

import { count, isoDate, optional, optionalText } from './primitives.ts';
import { openList } from './wordLists.ts';

/** The kinds of documents of the claims system, in any case. */
export const claimDocumentTypes = [
  'Kravbrev',
  'Utskick',
  'Avbetalningsplan',
  'Sammanställning',
] as const;

/** A kind of document that the portal knows. */
export type ClaimDocumentType = (typeof claimDocumentTypes)[number];

/** The usual ways in which a document has reached the customer. Any text is displayed unchanged. */
export const deliveryMethods = ['Brev', 'E-post', 'Kivra', 'Mina sidor'] as const;

/** One document of the claims system. `index` fetches its content, or `token` if it has no index. */
export const claimDocumentSchema = v.object({
  /** One of `claimDocumentTypes`, or a newer one. */
  minaSidorDocumentType: openList(claimDocumentTypes),
  minaSidorDisplayName: v.string(),
  /** One of `deliveryMethods`, or any other text. */
  deliveryMethod: optional(openList(deliveryMethods)),
  /** The case that it is about; absent for a document about all cases. */
  referenceNumber: optional(v.string()),
  createdDate: isoDate,
  index: optional(count),
  token: optionalText,
  /** In bytes, if the provider knows it. */
  fileSize: optional(count),
});

/** One document of the claims system, without its content. */
export type ClaimDocument = v.InferOutput<typeof claimDocumentSchema>;

/** Answer of GetInsuranceDocumentMetadatas. */
export const claimDocumentsSchema = v.array(claimDocumentSchema);

/** The file to fetch: `index` if the document has one, otherwise `token`. */
export const fileQuerySchema = v.object({
  index: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
  token: v.exactOptional(v.pipe(v.string(), v.nonEmpty())),
});

/** Names the file to fetch: by its index, or by its token if it has none. */
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
