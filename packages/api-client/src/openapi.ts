import { mkdirSync, writeFileSync } from 'node:fs';

import { toText } from './openapi/createOpenApiDocument.ts';
import { documents } from './openapi/documents.ts';
import { sinceRelease } from './openapi/sinceRelease.ts';

// With `--release` also as the version that later changes are compared with.
const folders = process.argv.includes('--release') ? ['../dist/', '../released/'] : ['../dist/'];

for (const folder of folders) {
  mkdirSync(new URL(folder, import.meta.url), { recursive: true });
  for (const [name, document] of Object.entries(documents)) {
    writeFileSync(new URL(`${folder}${name}`, import.meta.url), toText(document));
  }
}

console.info(sinceRelease('openapi.json').told);
console.info(sinceRelease('asyncapi.json').told);
