import type { EndpointName } from '../contract/endpoints.ts';
import type { CallSettings, PortalClient } from '../http/client.types.ts';
import type { ApiResult } from '../http/result.ts';

/** One call of an endpoint, with the sent data written by hand from the specification. */
export interface EndpointSample {
  readonly name: EndpointName;
  readonly call: (client: PortalClient, settings?: CallSettings) => Promise<ApiResult<unknown>>;
  readonly request: string;
  readonly requestBody: string;
  /** The parts of a multipart body in order, a file as its name, type and text. */
  readonly requestForm?: readonly (readonly [string, string])[];
  /** A successful answer: its body, its headers if they matter, and the value that the caller gets. */
  readonly answer: string;
  readonly answerHeaders?: Readonly<Record<string, string>>;
  readonly value: unknown;
  /** The error for a body of the wrong shape; `null` if any body is valid. */
  readonly invalid: { readonly answer: string; readonly reason: string } | null;
}

/** The parts of a call without input and without an answer. */
export const nothing = { requestBody: '', answer: '', value: undefined, invalid: null } as const;
