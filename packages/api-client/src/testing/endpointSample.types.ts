import type { EndpointName } from '../contract/endpoints.ts';
import type { CallSettings, PortalClient } from '../http/client.types.ts';
import type { ApiResult } from '../http/result.ts';

/** One call of an endpoint, with what goes over the line written by hand from the specification. */
export interface EndpointSample {
  readonly name: EndpointName;
  readonly call: (client: PortalClient, settings?: CallSettings) => Promise<ApiResult<unknown>>;
  readonly request: string;
  readonly requestBody: string;
  /** The parts of a multipart body in their order, a file as its name, type and text. */
  readonly requestForm?: readonly (readonly [string, string])[];
  /** A good answer: its body, its headers where they matter, and the value that the caller gets. */
  readonly answer: string;
  readonly answerHeaders?: Readonly<Record<string, string>>;
  readonly value: unknown;
  /** What a body of the wrong shape is refused with; `null` where any body will do. */
  readonly invalid: { readonly answer: string; readonly reason: string } | null;
}

/** What a call has that is sent and answered nothing. */
export const nothing = { requestBody: '', answer: '', value: undefined, invalid: null } as const;
