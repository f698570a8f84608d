import type * as v from 'valibot';

/** Who may call an endpoint, and whether the call needs an anti-forgery header. */
export const accessKinds = [
  /** Anyone, without an anti-forgery header. */
  'anonymous',
  /** A logged-in session, with the anti-forgery header if its cookie exists. */
  'session',
  /** The session's own calls, Logout and Refresh, without an anti-forgery header. */
  'sessionWithoutToken',
] as const;

/** Who may make a call, and whether it carries the anti-forgery header. */
export type AccessKind = (typeof accessKinds)[number];

/** The definition of one endpoint. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly access: AccessKind;
  /** True if the call changes something, even as a GET; such a call is never repeated. */
  readonly changesState: boolean;
  readonly pathParameters?: v.GenericSchema<Record<string, string>>;
  readonly query?: v.GenericSchema<Record<string, string>>;
  readonly body?: v.GenericSchema;
  /** A `multipart/form-data` body: one part for each field, and one for each file in a list of files. */
  readonly form?: v.GenericSchema<FormFields>;
  readonly response:
    | { readonly kind: 'json'; readonly schema: v.GenericSchema }
    | { readonly kind: 'html' }
    | { readonly kind: 'empty' }
    /** A named file of one of these media types. */
    | { readonly kind: 'file'; readonly mediaTypes: readonly string[] };
  /** Headers of a successful answer that callers may read. */
  readonly responseHeaders?: Readonly<
    Record<string, { readonly description: string; readonly example: string }>
  >;
  /** Statuses other than 2xx that this endpoint may answer, for the published OpenAPI document. */
  readonly errors: readonly number[];
}

/** The values that multipart can send. `undefined` fields are not sent. */
export type FormFields = Record<string, string | readonly File[] | undefined>;

/** The answer is JSON of this schema. */
export const json = <const Schema extends v.GenericSchema>(schema: Schema) =>
  ({ kind: 'json', schema }) as const;

/** The answer has no body. */
export const empty = { kind: 'empty' } as const;

/** The answer is an HTML fragment. */
export const html = { kind: 'html' } as const;
