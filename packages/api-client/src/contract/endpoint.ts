import type * as v from 'valibot';

import { documentMediaTypes } from './documents.ts';

/** Who may call, and what guards the call against forgery. */
export const accessKinds = [
  /** Anyone; no anti-forgery header is asked for. */
  'anonymous',
  /** A logged-in session, and the anti-forgery header when the cookie is there (row Q02). */
  'session',
  /** The session's own calls, Logout and Refresh, which carry no anti-forgery header (row Q10). */
  'sessionWithoutToken',
] as const;
export type AccessKind = (typeof accessKinds)[number];

/** The shape of one endpoint of the contract. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: AccessKind;
  /** True when the call changes something, though it may be a GET; such a call is never repeated (row Q22). */
  readonly changesState: boolean;
  readonly pathParameters?: v.GenericSchema<Record<string, string>>;
  readonly query?: v.GenericSchema<Record<string, string>>;
  readonly body?: v.GenericSchema;
  /** A body of `multipart/form-data`: a part for each field, and one for each file of a list of files. */
  readonly form?: v.GenericSchema<FormFields>;
  readonly response:
    | { readonly kind: 'json'; readonly schema: v.GenericSchema }
    | { readonly kind: 'html' }
    | { readonly kind: 'empty' }
    /** Bytes with a name, of one of these media types. */
    | { readonly kind: 'file'; readonly mediaTypes: readonly string[] };
  /** Headers of a good answer that callers may read, by what they tell. */
  readonly responseHeaders?: Readonly<Record<string, string>>;
  /** Statuses beside 2xx that this endpoint is known to answer, for the published OpenAPI document. */
  readonly errors: readonly number[];
}

/** What can be sent as multipart. A field that is not there is not sent. */
export type FormFields = Record<string, string | readonly File[] | undefined>;

/** Answers JSON of this schema. */
export const json = <const Schema extends v.GenericSchema>(schema: Schema) =>
  ({ kind: 'json', schema }) as const;

/** Answers nothing. */
export const empty = { kind: 'empty' } as const;

/** Answers a fragment of HTML. */
export const html = { kind: 'html' } as const;

/** Answers the bytes of a document or of an attached file. */
export const file = { kind: 'file', mediaTypes: documentMediaTypes } as const;

/** What a file says of itself in a header. */
export const fileHeaders = {
  'content-disposition':
    '`inline` for PDF, JPEG and PNG, else `attachment`; the name as `filename*`.',
} as const;
