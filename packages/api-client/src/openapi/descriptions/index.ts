import type { EndpointName } from '../../contract/endpoints.ts';
import * as claims from './claims.ts';
import * as damages from './damages.ts';
import type { OperationDescription, SchemaDescription } from './describe.ts';
import * as documents from './documents.ts';
import * as login from './login.ts';
import * as messages from './messages.ts';
import * as payments from './payments.ts';

const groups = [login, claims, payments, damages, documents, messages];

/** What the documents say of every object that is sent. */
export const descriptions: readonly SchemaDescription[] = groups.flatMap(({ objects }) => objects);

/** What is said of each call. A call of the table that is not here does not compile. */
export const operationDescriptions: Readonly<Record<EndpointName, OperationDescription>> = {
  ...login.calls,
  ...claims.calls,
  ...payments.calls,
  ...damages.calls,
  ...documents.calls,
  ...messages.calls,
};
