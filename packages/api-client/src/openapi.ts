import { mkdirSync, writeFileSync } from 'node:fs';

import { createAsyncApiDocument } from './openapi/createAsyncApiDocument.ts';
import { createOpenApiDocument, toText } from './openapi/createOpenApiDocument.ts';

const documents = {
  'openapi.json': createOpenApiDocument(),
  'asyncapi.json': createAsyncApiDocument(),
};

// With `--release` also as the version that later changes are compared with.
const folders = process.argv.includes('--release') ? ['../', '../released/'] : ['../'];

for (const folder of folders) {
  mkdirSync(new URL(folder, import.meta.url), { recursive: true });
  for (const [name, document] of Object.entries(documents)) {
    writeFileSync(new URL(`${folder}${name}`, import.meta.url), toText(document));
  }
}
