import { createAsyncApiDocument } from './createAsyncApiDocument.ts';
import { createOpenApiDocument } from './createOpenApiDocument.ts';

export { contractVersion } from '../contract/version.ts';
export type { Operation } from './operation.ts';

/** What the contract's files say, by their names. Code of this repository reads it here, where it is never out of date. */
export const documents = {
  'openapi.json': createOpenApiDocument(),
  'asyncapi.json': createAsyncApiDocument(),
};

/** The name of a file of the contract. */
export type DocumentName = keyof typeof documents;
