import { writeFileSync } from 'node:fs';

import { createAsyncApiDocument } from './openapi/createAsyncApiDocument.ts';
import { createOpenApiDocument, toText } from './openapi/createOpenApiDocument.ts';

const documents = {
  'openapi.json': createOpenApiDocument(),
  'asyncapi.json': createAsyncApiDocument(),
};

for (const [name, document] of Object.entries(documents)) {
  writeFileSync(new URL(`../${name}`, import.meta.url), toText(document));
}
