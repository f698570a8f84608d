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

/** Files are only read, so a readonly list is accepted. */
type ReadonlyFiles<Form> = {
  readonly [Field in keyof Form]: File[] extends Form[Field] ? readonly File[] : Form[Field];
};
type FormOf<Name extends EndpointName> =
  Definition<Name> extends { form: infer Schema extends v.GenericSchema }
    ? {
        readonly form: ReadonlyFiles<v.InferInput<Schema>>;
        /** Reports how much has been sent. Starts over if the session had to be renewed meanwhile. */
        readonly onProgress?: (progress: UploadProgress) => void;
      }
    : unknown;

/** Options of every call. */
export interface CallSettings {
  /** Aborts the call, which then ends as `aborted`. */
  readonly signal?: AbortSignal;
}

/** The input that an endpoint requires: its path parameters, query, body or form, and nothing else. */
export type CallInput<Name extends EndpointName> = PathParametersOf<Name> &
  QueryOf<Name> &
  BodyOf<Name> &
  FormOf<Name> &
  CallSettings;

/** The value of a successful answer. */
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

/** One function for each endpoint; the argument is optional if the endpoint needs no input. */
export type PortalClient = PortalCalls & {
  /**
   * Aborts a renewal of the session that is going on, and lets no call that was sent before begin one. Call it in every tab
   * when the customer leaves, and before a login: a late answer would give the browser the cookies of the session that has
   * ended, in place of those of whoever has logged in since.
   */
  readonly dropRenewal: () => void;
};

type PortalCalls = {
  readonly [Name in EndpointName]: object extends CallInput<Name>
    ? (input?: CallInput<Name>) => Promise<ApiResult<CallValue<Name>>>
    : (input: CallInput<Name>) => Promise<ApiResult<CallValue<Name>>>;
};
