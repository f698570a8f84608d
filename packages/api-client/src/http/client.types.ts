import type * as v from 'valibot';

import type { EndpointName, endpoints } from '../contract/endpoints.ts';
import type { DownloadedFile } from './fileReader.ts';
import type { ApiResult } from './result.ts';
import type { UploadProgress } from './upload.ts';

type Definition<Name extends EndpointName> = (typeof endpoints)[Name];

type PathParametersOf<Name extends EndpointName> =
  Definition<Name> extends { pathParameters: infer Schema extends v.GenericSchema }
    ? { readonly pathParameters: v.InferInput<Schema> }
    : unknown;
type QueryOf<Name extends EndpointName> =
  Definition<Name> extends { query: infer Schema extends v.GenericSchema }
    ? { readonly query: v.InferInput<Schema> }
    : unknown;
type BodyOf<Name extends EndpointName> =
  Definition<Name> extends { body: infer Schema extends v.GenericSchema }
    ? { readonly body: v.InferInput<Schema> }
    : unknown;

/** Files are only read: a list that may not be changed will do. */
type ReadonlyFiles<Form> = {
  readonly [Field in keyof Form]: File[] extends Form[Field] ? readonly File[] : Form[Field];
};
type FormOf<Name extends EndpointName> =
  Definition<Name> extends { form: infer Schema extends v.GenericSchema }
    ? {
        readonly form: ReadonlyFiles<v.InferInput<Schema>>;
        /** Told how much has been sent. Begins anew when the session had to be renewed on the way. */
        readonly onProgress?: (progress: UploadProgress) => void;
      }
    : unknown;

/** Settings that every call takes. */
export interface CallSettings {
  /** Aborts the call, which then ends as `aborted`. */
  readonly signal?: AbortSignal;
}

/** What the endpoint must be given: its path parameters, query, body or form, and nothing it does not take. */
export type CallInput<Name extends EndpointName> = PathParametersOf<Name> &
  QueryOf<Name> &
  BodyOf<Name> &
  FormOf<Name> &
  CallSettings;

/** What the endpoint answers when it goes well. */
export type CallValue<Name extends EndpointName> = Definition<Name>['response'] extends {
  kind: 'json';
  schema: infer Schema extends v.GenericSchema;
}
  ? v.InferOutput<Schema>
  : Definition<Name>['response'] extends { kind: 'html' }
    ? string
    : Definition<Name>['response'] extends { kind: 'file' }
      ? DownloadedFile
      : undefined;

/** One function per endpoint; the argument may be left out where the endpoint asks for nothing. */
export type PortalClient = {
  readonly [Name in EndpointName]: object extends CallInput<Name>
    ? (input?: CallInput<Name>) => Promise<ApiResult<CallValue<Name>>>
    : (input: CallInput<Name>) => Promise<ApiResult<CallValue<Name>>>;
};
